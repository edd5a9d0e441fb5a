/** The path of an address of this shop; undefined for any other, `javascript:` and `//other.example/` included. */
export function ownPath(url: string): string | undefined {
  if (!url.startsWith('/') || !URL.canParse(url, location.origin)) return undefined;
  const { origin, pathname, search, hash } = new URL(url, location.origin);
  return origin === location.origin && !pathname.startsWith('//') ? pathname + search + hash : undefined;
}
