import { Card, Skeleton, Stack } from '@shop/ui';
import { SummaryColumns } from '../../common/summary-columns.tsx';

/** Has the height of an order with a few lines. */
export function OrderSkeleton() {
  return (
    <Stack gap={5} aria-busy="true">
      <Stack gap={2}>
        <Skeleton height={20} width="180px" />
        <Skeleton height={36} width="min(360px, 70%)" />
        <Skeleton height={20} width="min(280px, 60%)" />
      </Stack>
      <Card>
        <Skeleton height={120} />
      </Card>
      <SummaryColumns
        label="Условия заказа"
        summaryFirst
        aside={
          <Card>
            <Skeleton height={220} />
          </Card>
        }
      >
        <Card>
          <Skeleton height={360} />
        </Card>
      </SummaryColumns>
    </Stack>
  );
}
