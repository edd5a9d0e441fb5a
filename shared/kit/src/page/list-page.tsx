import { Stack } from '@shop/ui/core/layout';
import { PageHeader, type PageHeaderProps } from '@shop/ui/core/page-header';
import { Pagination, type PaginationProps } from '@shop/ui/parts/pagination';
import type { ReactNode, Ref } from 'react';
import { type MissingText, QueryFailure, QueryStates, type ShownQuery } from './query-states.tsx';

/** The answer of a list's call: one page of it, or all of it without `pageNavigation`. */
interface ListData {
  readonly items: readonly unknown[];
  readonly pageNavigation?: PaginationProps['navigation'];
}

interface ListPageProps<Data extends ListData> extends Omit<PageHeaderProps, 'count'> {
  /** The number of its records stands beside the heading unless `count` is given. */
  readonly query: ShownQuery<Data>;
  readonly count?: number | undefined;
  /** The title of the error page: «Не удалось загрузить заказы». */
  readonly failure: string;
  readonly missing?: MissingText;
  /** Search and filters, shown in every state but the error. */
  readonly filters?: ReactNode;
  readonly pending: ReactNode;
  readonly empty: ReactNode;
  /** The accessible name of the pagination: «Страницы заказов». */
  readonly paginationLabel?: string;
  /** Required for a list with pages. */
  readonly hrefForPage?: (page: number) => string;
  /** Stands below the list in every state but the error: dialogs, text for print. */
  readonly below?: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
  readonly children: (data: Data) => ReactNode;
}

/**
 * A page with a list: heading with the count, filters, the four states of the query, pagination. Call `usePageTitle` and
 * `useShownPage` beside it.
 */
export function ListPage<Data extends ListData>(props: ListPageProps<Data>) {
  const { query, count, failure, missing, filters, pending, empty, children, ...rest } = props;
  const { paginationLabel, hrefForPage, below, ref, ...header } = rest;
  const { data } = query;
  if (!data && !query.isPending)
    return <QueryFailure {...{ query, failure, scope: 'page' }} {...(missing && { missing })} />;
  const shownCount = 'count' in props ? count : (data?.pageNavigation?.recordCount ?? data?.items.length);
  return (
    <Stack gap={5} {...(ref && { ref })}>
      <PageHeader {...header} {...(shownCount !== undefined && { count: shownCount })} />
      {filters}
      <QueryStates
        {...{ query, failure, pending, empty, children }}
        isEmpty={({ items }: Data) => items.length === 0}
      />
      {data?.pageNavigation && hrefForPage && (
        <Pagination
          navigation={data.pageNavigation}
          hrefFor={hrefForPage}
          {...(paginationLabel && { label: paginationLabel })}
        />
      )}
      {below}
    </Stack>
  );
}
