import { createElement, type ReactNode } from 'react';

const tag = /<(\/?)(b|mark|em)(?:\s[^<>]*)?>/gi;
const entity = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos|nbsp|laquo|raquo|mdash|ndash));/gi;
const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  laquo: '«',
  raquo: '»',
  mdash: '—',
  ndash: '–',
};

/**
 * Renders a title of the server as React nodes: `b`, `mark` and `em` survive without attributes, everything else is
 * text (§3). The browser never parses it as HTML.
 */
export function MarkedText({ html }: { html: string }) {
  return parseMarked(html);
}

/** The same title without any marks. */
export function plainText(html: string): string {
  return decode(html.replace(tag, ''));
}

interface Open {
  readonly name: string | null;
  readonly nodes: ReactNode[];
}

/** An unclosed tag ends with the text; a closing tag without an opening one is dropped. */
function parseMarked(html: string): ReactNode[] {
  const stack: Open[] = [{ name: null, nodes: [] }];
  const top = () => stack.at(-1) as Open;
  const close = () => {
    const { name, nodes } = stack.pop() as Open;
    top().nodes.push(createElement(name as string, { key: top().nodes.length }, ...nodes));
  };
  let at = 0;
  for (const match of html.matchAll(tag)) {
    top().nodes.push(decode(html.slice(at, match.index)));
    at = match.index + match[0].length;
    const name = (match[2] as string).toLowerCase();
    if (!match[1]) stack.push({ name, nodes: [] });
    else if (stack.some((open) => open.name === name)) {
      while (top().name !== name) close();
      close();
    }
  }
  top().nodes.push(decode(html.slice(at)));
  while (stack.length > 1) close();
  return top().nodes;
}

/** The server escapes names as HTML. */
function decode(text: string): string {
  return text.replace(entity, (_, decimal?: string, hex?: string, name?: string) => {
    if (name) return named[name.toLowerCase()] ?? '';
    const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
  });
}
