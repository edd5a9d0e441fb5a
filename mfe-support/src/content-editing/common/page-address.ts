const own: readonly string[] = ['privacy', 'personal-data', 'typical-page'];

/** Where everybody reads a static page. */
export function addressOfPage(code: string): string {
  return own.includes(code) ? `/${code}/` : `/typical-page/${code}/`;
}
