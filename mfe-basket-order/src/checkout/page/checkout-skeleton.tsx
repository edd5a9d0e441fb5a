import { Panel, Skeleton, SkeletonText, Stack, VisuallyHidden } from '@shop/ui';
import { SummaryColumns } from '../../common/summary-columns.tsx';

export function CheckoutSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">Рассчитываем заказ</VisuallyHidden>
      <SummaryColumns
        label="Итоги заказа"
        aside={
          <Panel title={<Skeleton height={16} width={80} />}>
            <SkeletonText lines={11} />
          </Panel>
        }
        action={<Skeleton height={44} />}
      >
        {[330, 152, 236, 250].map((height) => (
          <Panel key={height} title={<Skeleton height={16} width={120} />}>
            <Stack gap={3}>
              <Skeleton height={height} />
            </Stack>
          </Panel>
        ))}
      </SummaryColumns>
    </div>
  );
}
