const own: readonly string[] = ['privacy', 'personal-data', 'typical-page'];

/** The public path of a static page. */
export function pathOfPage(code: string): string {
  return own.includes(code) ? `/${code}/` : `/typical-page/${code}/`;
}
