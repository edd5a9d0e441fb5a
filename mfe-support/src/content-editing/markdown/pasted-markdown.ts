const BLOCKS = 'p, div, h1, h2, h3, h4, h5, h6, ul, ol, table, blockquote, section, article';
/** Formatting that plain text would lose. */
const FORMATTED =
  'h1, h2, h3, h4, h5, h6, b, strong, i, em, a[href], li, table, [style*="font-weight"], [class*="MsoListParagraph"]';
const UNSEEN = 'style, script, title, meta, link, [style*="mso-list:Ignore"]';

/**
 * Converts HTML from the clipboard to Markdown; undefined if plain text says the same or the browser cannot parse
 * HTML safely. Links to this shop lose their `origin`; links that readers cannot follow become text.
 */
export function markdownOf(html: string, origin: string): string | undefined {
  const body = bodyOf(html);
  if (!body?.querySelector(FORMATTED)) return undefined;
  return blocksOf(body, origin).join('\n\n') || undefined;
}

/** Trusted Types in the pages' CSP forbid all HTML parsing except this one, which drops executable content. */
function bodyOf(html: string): HTMLElement | undefined {
  const { parseHTML } = Document as { parseHTML?: (html: string, how: { sanitizer: object }) => Document };
  return html ? parseHTML?.call(Document, html, { sanitizer: {} }).body : undefined;
}

function blocksOf(parent: Element, origin: string): string[] {
  const blocks: string[] = [];
  let inline = '';
  const end = () => {
    const text = tidy(inline);
    if (text) blocks.push(text.replace(/^(?=#{1,6}\s|[-+>]\s)/, '\\'));
    inline = '';
  };
  for (const node of parent.childNodes) {
    const isBlock = node instanceof Element && (node.matches(BLOCKS) || node.querySelector(BLOCKS) !== null);
    if (!isBlock) {
      inline += inlineOf(node, origin);
      continue;
    }
    end();
    blocks.push(...blockOf(node, origin));
  }
  end();
  return blocks;
}

function blockOf(element: Element, origin: string): string[] {
  if (element.matches(UNSEEN)) return [];
  const level = /^H([1-6])$/.exec(element.tagName)?.[1];
  if (level) {
    const title = quote(tidy(element.textContent).replace(/\s+/g, ' '));
    return title ? [`${'#'.repeat(Math.min(4, Math.max(2, Number(level))))} ${title}`] : [];
  }
  if (element.matches('ul, ol')) return [listOf(element, origin)];
  if (element instanceof HTMLTableElement) return tableOf(element, origin);
  if (element.matches('[class*="MsoListParagraph"]')) return [wordItemOf(element, origin)];
  return blocksOf(element, origin);
}

function listOf(list: Element, origin: string): string {
  let number = 0;
  const items = [...list.children].map((item) => {
    // Some editors nest a list beside its item.
    if (item.matches('ul, ol')) return listOf(item, origin).replace(/^/gm, '   ');
    number += 1;
    const sign = list.matches('ol') ? `${number}. ` : '- ';
    const text = blocksOf(item, origin).join('\n');
    return `${sign}${text.replaceAll('\n', `\n${' '.repeat(sign.length)}`)}`;
  });
  return items.join('\n');
}

/** Word writes an item as a paragraph that begins with its bullet. */
function wordItemOf(element: Element, origin: string): string {
  const sign = element.querySelector('[style*="mso-list:Ignore"]')?.textContent ?? '';
  const number = /^\s*(\d+)/.exec(sign)?.[1];
  return `${number ? `${number}.` : '-'} ${blocksOf(element, origin).join(' ')}`;
}

function tableOf(table: HTMLTableElement, origin: string): string[] {
  const rows = [...table.rows].map(({ cells }) => [...cells].map((cell) => blocksOf(cell, origin)));
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  // A table of one column is only layout.
  if (width < 2) return rows.flat(2);
  const lines = rows.map((cells) => {
    const texts = Array.from({ length: width }, (_, at) =>
      (cells[at] ?? []).join(' ').replace(/\\?\n/g, ' '),
    );
    return `| ${texts.map((text) => text.replaceAll('|', '\\|')).join(' | ')} |`;
  });
  return [[lines[0], `|${' --- |'.repeat(width)}`, ...lines.slice(1)].join('\n')];
}

function inlineOf(node: Node, origin: string): string {
  if (node.nodeType === Node.TEXT_NODE) return quote((node.textContent ?? '').replace(/[ \t\r\n\f]+/g, ' '));
  if (!(node instanceof HTMLElement) || node.matches(UNSEEN)) return '';
  if (node.tagName === 'BR') return '\\\n';
  const text = [...node.childNodes].map((child) => inlineOf(child, origin)).join('');
  if (node.tagName === 'A') return linkOf(text, node.getAttribute('href') ?? '', origin);
  const styles = node.getAttribute('style') ?? '';
  const weight = /font-weight:\s*(\w+)/.exec(styles)?.[1];
  const isBold = weight ? /^(?:bold|[6-9]00)/.test(weight) : node.matches('b, strong');
  if (isBold) return surround(text, '**');
  const isItalic = /font-style:\s*italic/.test(styles) || node.matches('i, em');
  return isItalic ? surround(text, '*') : text;
}

function linkOf(text: string, href: string, origin: string): string {
  const address = href.startsWith(`${origin}/`) ? href.slice(origin.length) : href;
  if (text.trim() === '' || !/^(?:https:\/\/|\/(?!\/)|mailto:|tel:)[^\s()<>]+$/.test(address)) return text;
  return text.replace(text.trim(), () => `[${text.trim()}](${address})`);
}

/** Signs next to a space would have no meaning. */
function surround(text: string, sign: string): string {
  const inline = text.trim();
  if (inline === '' || inline.startsWith(sign)) return text;
  return text.replace(inline, () => `${sign}${inline}${sign}`);
}

/** Escapes characters that have a meaning in Markdown. */
function quote(text: string): string {
  return text.replace(/[\\*[\]`]/g, '\\$&');
}

/** Trims spaces and line breaks around the text and around its line breaks. */
function tidy(text: string): string {
  return text.replace(/ *(\\\n) */g, '$1').replace(/^(?:\\\n|\s)+|(?:\\\n|\s)+$/g, '');
}
