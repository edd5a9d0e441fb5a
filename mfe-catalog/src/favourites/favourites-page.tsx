import { QueryStates } from '@shop/kit/page/query-states';
import { Button, PageHeader, Stack } from '@shop/ui';
import { HeartIcon } from '@shop/ui/parts/icons';
import { EmptiedList, EmptyList } from '../common/lists/empty-list.tsx';
import { useListedIds } from '../common/lists/header-lists.ts';
import { useEmptiedList } from '../common/lists/use-emptied-list.ts';
import { FavouritesContent } from './favourites-content.tsx';
import { FavouritesSkeleton } from './favourites-skeleton.tsx';
import { useFavourites } from './use-favourites.ts';

/** `/favourites/`: the products the user has marked with a heart (§2, §3). */
export function FavouritesPage() {
  const favourites = useFavourites();
  const listed = useListedIds('favourites');
  const list = useEmptiedList('favourites');
  const { query, items } = favourites;
  const isEmptied = list.emptied.length > 0 && listed?.length === 0;
  const ids = listed ?? items.map(({ id }) => id);
  return (
    <QueryStates
      query={query}
      scope="page"
      pending={<FavouritesSkeleton />}
      failure="Не удалось загрузить избранное"
      isEmpty={() => isEmptied || items.length === 0}
      empty={
        <Stack gap={4}>
          <PageHeader title="Избранное" />
          {isEmptied ? (
            <EmptiedList
              icon={<HeartIcon />}
              title="Избранное очищено"
              count={list.emptied.length}
              isBusy={list.isBusy}
              onRestore={() => void list.restore()}
            />
          ) : (
            <EmptyList icon={<HeartIcon />} title="В избранном пока ничего нет">
              Нажмите на{'\u00a0'}сердечко у{'\u00a0'}товара{'\u00a0'}— он{'\u00a0'}останется здесь, чтобы
              заказать его в{'\u00a0'}одно нажатие.
            </EmptyList>
          )}
        </Stack>
      }
    >
      {(answer) => (
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
          <FavouritesContent favourites={favourites} answer={answer} listed={listed} />
        </Stack>
      )}
    </QueryStates>
  );
}
