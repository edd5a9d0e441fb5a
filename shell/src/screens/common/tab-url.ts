/** The address of a tab of this page; the first has none of its own. What else the address says stays. */
export function tabUrl(path: string, search: URLSearchParams, tab?: string): string {
  const next = new URLSearchParams(search);
  next.delete('tab');
  if (tab) next.set('tab', tab);
  const query = next.toString();
  return query ? `${path}?${query}` : path;
}

/** Another screen of the entrance that leads back to where this one would. */
export function withReturn(path: string, search: URLSearchParams): string {
  const redirect = search.get('redirect');
  return redirect ? `${path}?${new URLSearchParams({ redirect })}` : path;
}
