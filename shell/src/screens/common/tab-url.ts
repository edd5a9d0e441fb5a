/** Returns the address of a tab of this page; the first tab has no parameter. Other parameters stay. */
export function tabUrl(path: string, search: URLSearchParams, tab?: string): string {
  const next = new URLSearchParams(search);
  next.delete('tab');
  if (tab) next.set('tab', tab);
  const query = next.toString();
  return query ? `${path}?${query}` : path;
}

/** Returns the address of another authentication screen with the same return path. */
export function withReturn(path: string, search: URLSearchParams): string {
  const redirect = search.get('redirect');
  return redirect ? `${path}?${new URLSearchParams({ redirect })}` : path;
}
