/** The path of a request as the log may have it: without the query, and without the key in the address of a file. */
export function loggedPath(url: string): string {
  const [path = ''] = url.split('?', 1);
  return path.replace(/^(\/api\/files\/).+$/, '$1…');
}
