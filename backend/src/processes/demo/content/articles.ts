import { readdirSync, readFileSync } from 'node:fs';

/** A text of the demo shop: the heading of the first level is its title, the rest is Markdown. */
export interface DemoArticle {
  readonly title: string;
  readonly text: string;
}

/** `news/podpis-upd`, as its file beside this one says it. */
export function readArticle(name: string): DemoArticle {
  const [title = '', text = ''] = partsOf(read(`${name}.md`), /^# (.*)$/m);
  return { title, text };
}

/** A news item: the paragraph below the title is its lead. */
export function readNews(code: string): DemoArticle & { readonly lead: string } {
  const { title, text } = readArticle(`news/${code}`);
  const end = text.indexOf('\n\n');
  return { title, lead: text.slice(0, end), text: text.slice(end).trim() };
}

/** Sections of questions, in the order of their files: headings of the second level are questions, answers below them. */
export function readFaq() {
  const files = readdirSync(new URL('./faq/', import.meta.url)).toSorted();
  return files.map((file) => {
    const { title, text } = readArticle(`faq/${file.replace('.md', '')}`);
    const parts = partsOf(text, /^## (.*)$/m);
    const items = parts.flatMap((question, index) =>
      index % 2 === 0 ? [{ question, answer: parts[index + 1] ?? '' }] : [],
    );
    return { name: title, items };
  });
}

function read(path: string): string {
  return readFileSync(new URL(path, import.meta.url), 'utf8');
}

/** Each heading with what stands below it, in turn. */
function partsOf(text: string, heading: RegExp): string[] {
  return text
    .split(heading)
    .map((part) => part.trim())
    .slice(1);
}
