import { PageFailure } from '@shop/remote';
import { Button, PageHeader, Stack } from '@shop/ui';
import { HeartIcon } from '@shop/ui/parts/icons';
import { useListedIds } from '../common/lists/header-lists.ts';
import { ListEmptied, ListNothing } from '../common/lists/list-nothing.tsx';
import { useEmptiedList } from '../common/lists/use-emptied-list.ts';
import { FavouritesContent } from './favourites-content.tsx';
import { FavouritesSkeleton } from './favourites-skeleton.tsx';
import { useFavourites } from './use-favourites.ts';

/** `/favourites/`: the products the user has marked with a heart (§2, §3). */
export function FavouritesPage() {
  const favourites = useFavourites();
  const listed = useListedIds('favourites');
  const list = useEmptiedList('favourites');
  const { answer, items, error } = favourites;

  if (!answer && !error) return <FavouritesSkeleton />;
  if (!answer)
    return (
      <PageFailure
        error={error}
        title="Не удалось загрузить избранное"
        retrying={favourites.isFetching}
        onRetry={favourites.retry}
      />
    );
  const isEmptied = list.emptied.length > 0 && listed?.length === 0;
  if (isEmptied || items.length === 0)
    return (
      <Stack gap={4}>
        <PageHeader title="Избранное" />
        {isEmptied ? (
          <ListEmptied
            icon={<HeartIcon />}
            title="Избранное очищено"
            count={list.emptied.length}
            isBusy={list.isBusy}
            onRestore={() => void list.restore()}
          />
        ) : (
          <ListNothing icon={<HeartIcon />} title="В избранном пока ничего нет">
            Нажмите на{'\u00a0'}сердечко у{'\u00a0'}товара{'\u00a0'}— он{'\u00a0'}останется здесь, чтобы
            заказать его в{'\u00a0'}одно нажатие.
          </ListNothing>
        )}
      </Stack>
    );
  const ids = listed ?? items.map(({ id }) => id);
  return (
    <Stack gap={4}>
      <PageHeader
        title="Избранное"
        count={listed?.length ?? answer.pageNavigation.recordCount}
        actions={
          ids.length > 0 && (
            <Button pending={list.isBusy} onClick={() => void list.empty(ids)}>
              Очистить
            </Button>
          )
        }
      />
      <FavouritesContent favourites={{ ...favourites, answer }} listed={listed} />
    </Stack>
  );
}
