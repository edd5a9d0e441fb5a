import { readdirSync, readFileSync } from 'node:fs';

/** A text of the demo shop: the first heading is its title, the rest is Markdown. */
export interface DemoArticle {
  readonly title: string;
  readonly text: string;
}

/** Reads `news/podpis-upd` from the file of that name in this folder. */
export function readArticle(name: string): DemoArticle {
  const [title = '', text = ''] = partsOf(read(`${name}.md`), /^# (.*)$/m);
  return { title, text };
}

/** Reads a news item: the paragraph below the title is its lead. */
export function readNews(code: string): DemoArticle & { readonly lead: string } {
  const { title, text } = readArticle(`news/${code}`);
  const end = text.indexOf('\n\n');
  return { title, lead: text.slice(0, end), text: text.slice(end).trim() };
}

/**
 * Sections of questions in the order of their files: second-level headings are questions, the text below them answers.
 */
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

/** Splits a text at its headings: each heading is followed by the text below it. */
function partsOf(text: string, heading: RegExp): string[] {
  return text
    .split(heading)
    .map((part) => part.trim())
    .slice(1);
}
