import type { EditedPromotion } from '@shop/contracts/catalog/promotion-editing';
import { formatDay } from '@shop/domain/format/date';
import { formatNumber } from '@shop/domain/format/number';
import { keepPreviousData, useQuery } from '@shop/platform/query';
import { useSearchParams } from '@shop/platform/router';
import { PageFailure, usePageTitle } from '@shop/remote';
import { Button, Card, Link, PageHeader, Skeleton, Stack, Text } from '@shop/ui';
import { EmptyState } from '@shop/ui/parts/empty-state';
import { PromotionIcon } from '@shop/ui/parts/icons';
import { Pagination } from '@shop/ui/parts/pagination';
import { type Column, Table } from '@shop/ui/parts/table';
import { editedPromotionsQuery } from './promotion-editing.queries.ts';
import { PromotionStateBadge } from './promotion-state.tsx';

const columns: readonly Column<EditedPromotion>[] = [
  {
    key: 'title',
    header: 'Акция',
    primary: true,
    cell: ({ id, title }) => <Link to={`/actions/manage/${id}/`}>{title}</Link>,
  },
  {
    key: 'term',
    header: 'Срок',
    cell: ({ startsOn, endsOn }) => (
      <Text numeric>
        {formatDay(startsOn)} — {endsOn === null ? 'бессрочно' : formatDay(endsOn)}
      </Text>
    ),
  },
  {
    key: 'products',
    header: 'Товаров',
    align: 'end',
    cell: ({ productCount }) => <Text numeric>{formatNumber(productCount)}</Text>,
  },
  { key: 'state', header: 'Состояние', cell: (promotion) => <PromotionStateBadge {...promotion} /> },
];

/** Promotions of any state, the latest first. */
export function EditedPromotions() {
  const [given] = useSearchParams();
  const page = pageOf(given.get('page'));
  const promotions = useQuery({ ...editedPromotionsQuery(page), placeholderData: keepPreviousData });
  usePageTitle('Управление акциями');
  if (!promotions.data && !promotions.isPending)
    return (
      <PageFailure
        error={promotions.error}
        title="Не удалось загрузить акции"
        retrying={promotions.isFetching}
        onRetry={() => void promotions.refetch()}
      />
    );
  return (
    <Stack gap={5}>
      <PageHeader
        title="Управление акциями"
        breadcrumbs={[{ label: 'Акции', to: '/actions/' }, { label: 'Управление' }]}
        count={promotions.data?.pageNavigation.recordCount}
        actions={
          <Button variant="primary" to="/actions/manage/new/">
            Новая акция
          </Button>
        }
      />
      {renderList()}
    </Stack>
  );

  function renderList() {
    if (!promotions.data) return <Skeleton height={320} />;
    const { items, pageNavigation } = promotions.data;
    if (items.length === 0) return <EmptyState icon={<PromotionIcon />} title="Акций пока нет" />;
    return (
      <>
        <Card padding={0}>
          <Table caption="Акции" columns={columns} rows={items} rowKey={({ id }) => id} />
        </Card>
        <Pagination
          navigation={pageNavigation}
          hrefFor={(turned) => (turned > 1 ? `/actions/manage/?page=${turned}` : '/actions/manage/')}
        />
      </>
    );
  }
}

function pageOf(given: string | null): number {
  return given !== null && /^[1-9]\d{0,5}$/.test(given) ? Number(given) : 1;
}
