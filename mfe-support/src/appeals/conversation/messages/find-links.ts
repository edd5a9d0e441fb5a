/** Text, or a link: `to` a page of the shop, `href` elsewhere. */
export type TextPart =
  | string
  | { readonly text: string; readonly to: string }
  | { readonly text: string; readonly href: string };

/** A full https address, or a path of the shop after a space, which ends with a slash. */
const candidate = /https:\/\/[^\s<>"«»]+|(?:^|[\s(])\/(?:[a-z0-9][\w-]*\/)+(?:[?#][\w=&%.-]+)?/gi;

/**
 * Splits plain text at its links. Only https addresses and paths of the shop become links; an address with user info
 * (`https://bank.ru@evil.example`) does not, because it misleads about its host.
 */
export function findLinks(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(candidate)) {
    const start = index + found.search(/https:|\//i);
    const address = withoutPunctuation(text.slice(start, index + found.length));
    const link = linkOf(address);
    if (!link) continue;
    if (start > from) parts.push(text.slice(from, start));
    parts.push(link);
    from = start + address.length;
  }
  if (from < text.length) parts.push(text.slice(from));
  return parts;
}

function linkOf(text: string): TextPart | undefined {
  if (text.startsWith('/')) return { text, to: text };
  if (!URL.canParse(text)) return undefined;
  const { origin, pathname, search, hash, username, password, href } = new URL(text);
  if (username || password) return undefined;
  return origin === location.origin ? { text, to: `${pathname}${search}${hash}` } : { text, href };
}

/** Removes punctuation of the sentence: «https://example.com/a_(b).» ends with the bracket. */
function withoutPunctuation(address: string): string {
  const last = address.at(-1) ?? '';
  const isSpare = last === ')' ? !address.includes('(') : /[.,;:!?…'\]}*]/.test(last);
  return isSpare ? withoutPunctuation(address.slice(0, -1)) : address;
}
