import { Button } from '@shop/ui';
import { EmptyState } from '@shop/ui/parts/empty-state';
import { SearchIcon } from '@shop/ui/parts/icons';

/** The section contains no results. */
export function NoResultsInSection({ url }: { readonly url: string }) {
  return (
    <EmptyState
      icon={<SearchIcon />}
      title="В этом разделе ничего не найдено"
      action={<Button to={url}>Искать во всём каталоге</Button>}
    >
      В других разделах подходящие товары могут быть.
    </EmptyState>
  );
}
