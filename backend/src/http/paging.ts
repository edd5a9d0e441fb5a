import type { PageNavigation } from '@shop/shared/contracts/fields';

/** Where a page begins and the paging of the answer. A page past the end is the last one (wire-facts). */
export function clampPage(
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
  recordCount: number,
): { readonly offset: number; readonly pageNavigation: PageNavigation } {
  const pageCount = Math.max(Math.ceil(recordCount / pageSize), 1);
  const pageNumber = Math.min(page, pageCount);
  return {
    offset: (pageNumber - 1) * pageSize,
    pageNavigation: { navNum: 1, pageNumber, pageCount, pageSize, recordCount },
  };
}
