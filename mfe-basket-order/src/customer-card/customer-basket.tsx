import { type CustomerBasket, getCustomerBasket } from '@shop/contracts/manager/customer-card';
import { countOf } from '@shop/domain/format/number';
import { TileStates } from '@shop/kit/page/tile-states';
import { callQuery, useQuery } from '@shop/platform/query';
import { Panel, Row, Skeleton, Stack, Text } from '@shop/ui';
import { Money } from '@shop/ui/parts/money';

/** The rows of the customer's basket, last added first. */
export function CustomerBasketPanel({ code }: { readonly code: string }) {
  const basket = useQuery(callQuery(getCustomerBasket, { query: { contragent: code } }));
  return (
    <Panel title="Корзина">
      <TileStates
        query={basket}
        pending={<Skeleton height={140} />}
        isEmpty={({ rowCount }) => rowCount === 0}
        empty={<Text tone="muted">Корзина пуста.</Text>}
      >
        {(shown) => <Rows {...shown} />}
      </TileStates>
    </Panel>
  );
}

function Rows({ rows, rowCount, totalKopecks }: CustomerBasket) {
  return (
    <Stack gap={2}>
      {rows.map(({ id, name, article, quantity, measure, totalKopecks: kopecks }) => (
        <Row key={id} justify="between" gap={2} wrap={false}>
          <Stack gap={0} style={{ minInlineSize: 0 }}>
            <Text size="s" truncate title={name}>
              {name}
            </Text>
            <Text size="xs" tone="muted">
              {article}, {quantity.toLocaleString('ru-RU')} {measure}
            </Text>
          </Stack>
          {kopecks !== null && <Money kopecks={kopecks} />}
        </Row>
      ))}
      <Row justify="between" gap={2}>
        <Text size="s" tone="muted">
          {rowCount > rows.length ? 'Всего ' : ''}
          {countOf(rowCount, 'позиция', 'позиции', 'позиций')}
        </Text>
        <Money kopecks={totalKopecks} weight="bold" />
      </Row>
    </Stack>
  );
}
