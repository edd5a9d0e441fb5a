import { useEffect } from 'react';

interface ListQuery {
  readonly data: { readonly pageNavigation: { readonly pageNumber: number } } | undefined;
  readonly isPlaceholderData: boolean;
}

/** Corrects the page in the address: the server answers a page beyond the last one with the last one. */
export function useShownPage(
  { data, isPlaceholderData }: ListQuery,
  page: number,
  setPage: (page: number) => void,
): void {
  const shown = data?.pageNavigation.pageNumber;
  useEffect(() => {
    if (!isPlaceholderData && shown !== undefined && shown !== page) setPage(shown);
  });
}
