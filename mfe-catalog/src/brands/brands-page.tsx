import { countOf } from '@shop/domain/format/number';
import { queryClient, useQuery } from '@shop/platform/query';
import { PageFailure, usePageTitle } from '@shop/remote';
import { Button, PageHeader, Skeleton, Stack, TextField, VisuallyHidden } from '@shop/ui';
import { EmptyState } from '@shop/ui/parts/empty-state';
import { SearchIcon } from '@shop/ui/parts/icons';
import { useState } from 'react';
import styled from 'styled-components';
import { askAhead } from '../common/ask-ahead.ts';
import { groupByLetter, matchesName } from './alphabet.ts';
import { BrandAlphabet } from './brand-alphabet.tsx';
import { brandsQuery } from './brands.queries.ts';

askAhead((pathname) => {
  if (pathname === '/brands/') void queryClient.prefetchQuery(brandsQuery);
});

/** `/brands/`: all brands by letter, with how many products each has. */
export function BrandsPage() {
  const brands = useQuery(brandsQuery);
  const [sought, setSought] = useState('');
  usePageTitle(brands.data && 'Бренды');
  if (!brands.data && !brands.isPending)
    return (
      <PageFailure
        error={brands.error}
        title="Не удалось загрузить бренды"
        retrying={brands.isFetching}
        onRetry={() => void brands.refetch()}
      />
    );
  const all = brands.data?.items;
  const found = all?.filter(({ name }) => matchesName(name, sought));
  return (
    <Stack gap={5}>
      <PageHeader title="Бренды" count={all?.length} />
      <Search role="search" aria-label="Бренды">
        <TextField
          type="search"
          label="Найти бренд"
          labelHidden
          placeholder="Найти бренд"
          icon={<SearchIcon />}
          value={sought}
          onChange={(event) => setSought(event.target.value)}
        />
      </Search>
      <VisuallyHidden role="status">
        {sought && found ? `Найдено: ${countOf(found.length, 'бренд', 'бренда', 'брендов')}` : ''}
      </VisuallyHidden>
      {renderBrands()}
    </Stack>
  );

  function renderBrands() {
    if (!found || !all) return <Skeleton height={420} aria-busy="true" />;
    if (all.length === 0)
      return (
        <EmptyState icon={<SearchIcon />} title="Брендов пока нет">
          Мы уже загружаем ассортимент. Загляните немного позже.
        </EmptyState>
      );
    if (found.length === 0)
      return (
        <EmptyState
          icon={<SearchIcon />}
          title="Такого бренда нет"
          action={<Button onClick={() => setSought('')}>Показать все</Button>}
        >
          Проверьте написание или поищите по каталогу.
        </EmptyState>
      );
    return <BrandAlphabet groups={groupByLetter(found)} />;
  }
}

const Search = styled.div`
  max-inline-size: 420px;
`;
