import { countOf } from '@shop/domain/format/number';
import { QueryFailure, QueryStates } from '@shop/kit/page/query-states';
import { useQuery } from '@shop/platform/query';
import { usePageTitle } from '@shop/remote';
import { Button, PageHeader, Skeleton, Stack, TextField, VisuallyHidden } from '@shop/ui';
import { EmptyState } from '@shop/ui/parts/empty-state';
import { SearchIcon } from '@shop/ui/parts/icons';
import { useState } from 'react';
import styled from 'styled-components';
import { groupByLetter, matchesName } from './alphabet.ts';
import { BrandAlphabet } from './brand-alphabet.tsx';
import { brandsQuery } from './brands.queries.ts';

/** `/brands/`: all brands by letter with their product counts. */
export function BrandsPage() {
  const brands = useQuery(brandsQuery);
  const [searchText, setSearchText] = useState('');
  usePageTitle(brands.data && 'Бренды');
  if (!brands.data && !brands.isPending)
    return <QueryFailure query={brands} failure={FAILURE} scope="page" />;
  const all = brands.data?.items ?? [];
  const found = all.filter(({ name }) => matchesName(name, searchText));
  return (
    <Stack gap={5}>
      <PageHeader title="Бренды" count={brands.data?.items.length} />
      <Search role="search" aria-label="Бренды">
        <TextField
          type="search"
          label="Найти бренд"
          labelHidden
          placeholder="Найти бренд"
          icon={<SearchIcon />}
          value={searchText}
          onChange={(event) => setSearchText(event.target.value)}
        />
      </Search>
      <VisuallyHidden role="status">
        {searchText && brands.data ? `Найдено: ${countOf(found.length, 'бренд', 'бренда', 'брендов')}` : ''}
      </VisuallyHidden>
      <QueryStates
        query={brands}
        pending={<Skeleton height={420} />}
        failure={FAILURE}
        isEmpty={() => found.length === 0}
        empty={all.length === 0 ? <NoBrands /> : <NoMatch onClear={() => setSearchText('')} />}
      >
        {() => <BrandAlphabet groups={groupByLetter(found)} />}
      </QueryStates>
    </Stack>
  );
}

const FAILURE = 'Не удалось загрузить бренды';

function NoBrands() {
  return (
    <EmptyState icon={<SearchIcon />} title="Брендов пока нет">
      Мы уже загружаем ассортимент. Загляните немного позже.
    </EmptyState>
  );
}

function NoMatch({ onClear }: { readonly onClear: () => void }) {
  return (
    <EmptyState
      icon={<SearchIcon />}
      title="Такого бренда нет"
      action={<Button onClick={onClear}>Показать все</Button>}
    >
      Проверьте написание или поищите по каталогу.
    </EmptyState>
  );
}

const Search = styled.div`
  max-inline-size: 420px;
`;
