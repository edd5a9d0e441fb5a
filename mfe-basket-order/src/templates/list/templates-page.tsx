import { useLazyChunk } from '@shop/kit/page/use-lazy-chunk';
import { useQuery } from '@shop/platform/query';
import { PageFailure, usePageTitle } from '@shop/remote';
import { Button, Card, PageHeader, Skeleton, Stack } from '@shop/ui';
import { EmptyState } from '@shop/ui/parts/empty-state';
import { PlusIcon, TemplateIcon } from '@shop/ui/parts/icons';
import { Pagination } from '@shop/ui/parts/pagination';
import { SearchForm } from '@shop/ui/parts/search-form';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { templatesQuery } from '../../common/templates/template.queries.ts';
import { TemplatesTable } from './templates-table.tsx';
import { useTemplatesParams } from './use-templates-params.ts';

async function loadDialog() {
  const part = await import(/* webpackChunkName: "templates-lazy" */ './create-template-dialog.tsx');
  return part.CreateTemplateDialog;
}

/** Basket templates (§2): the user's own and those that colleagues share, the latest first. */
export function TemplatesPage() {
  const { params, hrefForPage, setSearch, correctPage } = useTemplatesParams();
  const { data, isPending, error, isFetching, isPlaceholderData, refetch } = useQuery(templatesQuery(params));
  const { chunk: CreateDialog, isPending: isOpening, ask } = useLazyChunk(loadDialog);
  const [isCreating, setIsCreating] = useState(false);
  const createButton = useRef<HTMLButtonElement>(null);
  usePageTitle('Шаблоны корзины');

  const shownPage = data?.pageNavigation.pageNumber;
  useEffect(() => {
    // The server answers with the last page if the requested one is beyond it.
    if (!isPlaceholderData && shownPage !== undefined && shownPage !== params.page) correctPage(shownPage);
  });

  if (!data && !isPending)
    return (
      <PageFailure
        error={error}
        title="Не удалось загрузить шаблоны"
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );

  const isEmpty = data?.items.length === 0;
  const isBlank = isEmpty && params.search === '';
  return (
    <Stack gap={5}>
      <PageHeader
        title="Шаблоны корзины"
        count={isBlank ? undefined : data?.pageNavigation.recordCount}
        actions={
          <Button
            ref={createButton}
            variant="primary"
            icon={<PlusIcon />}
            pending={isCreating && isOpening}
            onClick={() => {
              setIsCreating(true);
              ask();
            }}
          >
            Создать шаблон
          </Button>
        }
      />
      {!isBlank && (
        <Search role="search" aria-label="Поиск шаблонов">
          <SearchForm label="Название или описание" search={params.search} onSearch={setSearch} />
        </Search>
      )}
      {isPending ? (
        <Stack gap={2} aria-busy="true">
          {['one', 'two', 'three', 'four', 'five'].map((row) => (
            <Skeleton key={row} height={56} />
          ))}
        </Stack>
      ) : isBlank ? (
        <EmptyState
          icon={<TemplateIcon />}
          title="Шаблонов пока нет"
          action={<Button to="/quickorder/?tab=download">Загрузить список из&nbsp;файла</Button>}
        >
          Сохраните набор, который заказываете снова и&nbsp;снова: из&nbsp;корзины, из&nbsp;прошлого заказа
          или из&nbsp;файла. В&nbsp;следующий раз он&nbsp;окажется в&nbsp;корзине одним нажатием,
          а&nbsp;изменения цен будут видны сразу.
        </EmptyState>
      ) : isEmpty ? (
        <EmptyState
          icon={<TemplateIcon />}
          title="Таких шаблонов нет"
          action={<Button onClick={() => setSearch('')}>Показать все шаблоны</Button>}
        >
          Ни&nbsp;в&nbsp;названиях, ни&nbsp;в&nbsp;описаниях такого нет.
        </EmptyState>
      ) : (
        <>
          <Card padding={0}>
            <TemplatesTable
              templates={data.items}
              isStale={isPlaceholderData}
              onDeleted={() => createButton.current?.focus()}
            />
          </Card>
          <Pagination label="Страницы шаблонов" navigation={data.pageNavigation} hrefFor={hrefForPage} />
        </>
      )}
      {isCreating && CreateDialog && <CreateDialog onClose={() => setIsCreating(false)} />}
    </Stack>
  );
}

const Search = styled.div`
  max-inline-size: 420px;
`;
