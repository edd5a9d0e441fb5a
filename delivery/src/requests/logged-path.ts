/** The path of a request for the log: without the query, and without the key in the address of a file. */
export function loggedPath(url: string): string {
  const [path = ''] = url.split('?', 1);
  return path.replace(/^(\/api\/files\/).+$/, '$1…');
}
