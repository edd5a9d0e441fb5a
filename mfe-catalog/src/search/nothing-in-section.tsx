import { Button } from '@shop/shared/ui';
import { EmptyState } from '@shop/shared/ui/empty-state';
import { SearchIcon } from '@shop/shared/ui/icons';

/** A section that has nothing of what is looked for. */
export function NothingInSection({ url }: { readonly url: string }) {
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
