import { useEffect } from 'react';

interface ListQuery {
  readonly data: { readonly pageNavigation: { readonly pageNumber: number } } | undefined;
  readonly isPlaceholderData: boolean;
}

/** The server shows the last page to whoever asks for one beyond it; the address follows. */
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
