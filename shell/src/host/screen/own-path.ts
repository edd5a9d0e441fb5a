/**
 * Returns the path of an address of this shop with query and hash; undefined for any other: `javascript:`,
 * `//other.example/`, and `/..//other.example/`, which has this origin, but whose path alone would have another.
 */
export function ownPath(url: string | null): string | undefined {
  if (!url?.startsWith('/') || !URL.canParse(url, location.origin)) return undefined;
  const { origin, pathname, search, hash } = new URL(url, location.origin);
  return origin === location.origin && !pathname.startsWith('//') ? pathname + search + hash : undefined;
}
