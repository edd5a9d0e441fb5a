import type { EditedPromotion } from '@shop/contracts/catalog/promotion-editing';
import { formatDay } from '@shop/domain/format/date';
import { formatNumber } from '@shop/domain/format/number';
import { ListPage } from '@shop/kit/page/list-page';
import { keepPreviousData, useQuery } from '@shop/platform/query';
import { useSearchParams } from '@shop/platform/router';
import { usePageTitle } from '@shop/remote';
import { Button, Card, Link, Skeleton, Text } from '@shop/ui';
import { EmptyState } from '@shop/ui/parts/empty-state';
import { PromotionIcon } from '@shop/ui/parts/icons';
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

/** Promotions in any state, latest first. */
export function EditedPromotions() {
  const [given] = useSearchParams();
  const page = pageOf(given.get('page'));
  const promotions = useQuery({ ...editedPromotionsQuery(page), placeholderData: keepPreviousData });
  usePageTitle('Управление акциями');
  return (
    <ListPage
      query={promotions}
      title="Управление акциями"
      breadcrumbs={[{ label: 'Акции', to: '/actions/' }, { label: 'Управление' }]}
      actions={
        <Button variant="primary" to="/actions/manage/new/">
          Новая акция
        </Button>
      }
      failure="Не удалось загрузить акции"
      pending={<Skeleton height={320} />}
      empty={<EmptyState icon={<PromotionIcon />} title="Акций пока нет" />}
      hrefForPage={(turned) => (turned > 1 ? `/actions/manage/?page=${turned}` : '/actions/manage/')}
    >
      {({ items }) => (
        <Card padding={0}>
          <Table caption="Акции" columns={columns} rows={items} rowKey={({ id }) => id} />
        </Card>
      )}
    </ListPage>
  );
}

function pageOf(given: string | null): number {
  return given !== null && /^[1-9]\d{0,5}$/.test(given) ? Number(given) : 1;
}
