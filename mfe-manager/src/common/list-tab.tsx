import { QueryFailure, QueryStates, type ShownQuery } from '@shop/kit/page/query-states';
import { Stack } from '@shop/ui';
import { Pagination, type PaginationProps } from '@shop/ui/parts/pagination';
import type { ReactNode, Ref } from 'react';

interface ListData {
  readonly items: readonly unknown[];
  readonly pageNavigation: PaginationProps['navigation'];
}

interface ListTabProps<Data extends ListData> {
  readonly query: ShownQuery<Data>;
  /** The title of the error: «Не удалось загрузить сотрудников». */
  readonly failure: string;
  /** Filters and actions, shown in every state but the error. */
  readonly above?: ReactNode;
  readonly pending: ReactNode;
  readonly empty: ReactNode;
  /** The accessible name of the pagination: «Страницы сотрудников». */
  readonly paginationLabel: string;
  readonly hrefForPage: (page: number) => string;
  /** Dialogs. */
  readonly below?: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
  readonly children: (data: Data) => ReactNode;
}

/** A tab with a list: filters, the four states of the query, pagination. Call `useShownPage` beside it. */
export function ListTab<Data extends ListData>(props: ListTabProps<Data>) {
  const { query, failure, above, pending, empty, paginationLabel, hrefForPage, below, ref, children } = props;
  const { data } = query;
  if (!data && !query.isPending) return <QueryFailure {...{ query, failure }} scope="part" />;
  return (
    <Stack gap={4} {...(ref && { ref })}>
      {above}
      <QueryStates
        {...{ query, failure, pending, empty, children }}
        isEmpty={({ items }: Data) => items.length === 0}
      />
      {data && <Pagination label={paginationLabel} navigation={data.pageNavigation} hrefFor={hrefForPage} />}
      {below}
    </Stack>
  );
}
