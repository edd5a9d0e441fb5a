import { countOf } from '@shop/domain/format/number';
import { TileStates } from '@shop/kit/page/tile-states';
import { useEvent } from '@shop/platform/events';
import { useQuery } from '@shop/platform/query';
import { useIsAllowed } from '@shop/platform/session';
import { Button, Link, Panel, Row, Skeleton, Stack, Text } from '@shop/ui';
import { Money } from '@shop/ui/parts/money';
import { hasCheckoutDraft } from '../checkout/form/checkout-draft.ts';
import { basketSummaryQuery } from '../common/basket.queries.ts';

/** Home page: what has been begun and not ordered yet; nothing for those who have no basket. */
export function Widget() {
  const isAllowed = useIsAllowed('basket.use');
  return isAllowed ? <Drafts /> : null;
}

function Drafts() {
  const summary = useQuery(basketSummaryQuery());
  const canOrder = useIsAllowed('order.place');
  useEvent('basket.changed', () => void summary.refetch());
  useEvent('order.placed', () => void summary.refetch());
  return (
    <Panel title="Черновики" actions={<Link to="/basket/">Корзина</Link>}>
      <TileStates
        query={summary}
        pending={<Skeleton height={104} />}
        isEmpty={({ rowCount }) => rowCount === 0}
        empty={
          <Text as="p" tone="muted">
            Незаконченных заказов нет. Всё, что вы{'\u00a0'}положите в{'\u00a0'}корзину, дождётся вас здесь.
          </Text>
        }
      >
        {({ rowCount, totalKopecks }) => (
          <Stack gap={2} align="start">
            <Text as="p" tone="muted" size="s">
              В{'\u00a0'}корзине {countOf(rowCount, 'товар', 'товара', 'товаров')}
            </Text>
            {totalKopecks !== null && <Money kopecks={totalKopecks} size="xl" weight="bold" />}
            <Row gap={3}>
              <Button size="s" to="/basket/">
                Продолжить
              </Button>
              {canOrder && hasCheckoutDraft() && <Link to="/order/">Вернуться к оформлению</Link>}
            </Row>
          </Stack>
        )}
      </TileStates>
    </Panel>
  );
}
