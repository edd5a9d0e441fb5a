import { Panel, Skeleton, SkeletonText, Stack, VisuallyHidden } from '@shop/ui';
import { SummaryColumns } from '../../common/summary-columns.tsx';

/** The outline of the basket while it is read: rows and summary stand where they will be. */
export function BasketSkeleton() {
  return (
    <Stack gap={5} aria-busy="true">
      <VisuallyHidden role="status">Загружаем корзину</VisuallyHidden>
      <Skeleton height={36} width={180} />
      <SummaryColumns
        label="Итоги корзины"
        aside={
          <Panel title={<Skeleton height={16} width={80} />}>
            <SkeletonText lines={8} />
          </Panel>
        }
        action={<Skeleton height={44} />}
      >
        <Panel title={<Skeleton height={16} width={120} />}>
          <Stack gap={4}>
            {['one', 'two', 'three', 'four', 'five', 'six'].map((row) => (
              <Skeleton key={row} height={48} />
            ))}
          </Stack>
        </Panel>
      </SummaryColumns>
    </Stack>
  );
}
