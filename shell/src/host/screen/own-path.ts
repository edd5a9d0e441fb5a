/**
 * The path of an address of this shop, with query and hash; undefined for any other: `javascript:`, `//other.example/`,
 * and `/..//other.example/`, which is of this origin, but its path, taken alone, would be another's.
 */
export function ownPath(url: string | null): string | undefined {
  if (!url?.startsWith('/') || !URL.canParse(url, location.origin)) return undefined;
  const { origin, pathname, search, hash } = new URL(url, location.origin);
  return origin === location.origin && !pathname.startsWith('//') ? pathname + search + hash : undefined;
}
