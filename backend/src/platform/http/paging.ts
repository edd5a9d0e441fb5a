import type { PageNavigation } from '@shop/contracts/platform/fields';

interface AskedPage {
  readonly page: number;
  readonly pageSize: number;
  /** Which of a page's lists is requested; the answer repeats it. */
  readonly navNum?: number;
}

/** Returns the page's offset and the paging of the answer. A page past the end becomes the last one. */
export function clampPage(
  { page, pageSize, navNum = 1 }: AskedPage,
  recordCount: number,
): { readonly offset: number; readonly pageNavigation: PageNavigation } {
  const pageCount = Math.max(Math.ceil(recordCount / pageSize), 1);
  const pageNumber = Math.min(page, pageCount);
  return {
    offset: (pageNumber - 1) * pageSize,
    pageNavigation: { navNum, pageNumber, pageCount, pageSize, recordCount },
  };
}
