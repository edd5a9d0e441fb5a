import type { Order, ShipmentStatus } from '@shop/contracts/basket-order/orders';
import { formatDay, formatInstant } from '@shop/domain/format/date';
import { countOf } from '@shop/domain/format/number';
import { Badge, Heading, Panel, Row, Text } from '@shop/ui';
import { color, space, type Tone } from '@shop/ui/theme';
import styled from 'styled-components';
import { SHIPMENT_STATUS_NAMES } from '../common/order-names.ts';
import { DocumentButton } from './document-button.tsx';
import { ShipmentLines } from './shipment-lines.tsx';

type Shipment = Order['shipments'][number];

const tones: Readonly<Record<ShipmentStatus, Tone>> = {
  planned: 'neutral',
  picking: 'warning',
  shipped: 'accent',
  delivered: 'success',
  cancelled: 'neutral',
};

/** The shipments of the order with their dates, lines and documents. */
export function OrderShipments({ order }: { readonly order: Order }) {
  if (order.shipments.length === 0) return null;
  return (
    <Panel title={order.shipments.length === 1 ? 'Отгрузка' : 'Отгрузки'} padding={0}>
      <List>
        {order.shipments.map((shipment) => {
          const upd = order.documents.find(({ shipment: position }) => position === shipment.position);
          return (
            <li key={shipment.id}>
              <Row justify="between" gap={3}>
                <Row gap={2}>
                  {order.shipments.length > 1 && (
                    <Heading level={3} size="s">
                      Отгрузка {shipment.position}
                    </Heading>
                  )}
                  <Badge tone={tones[shipment.status]}>{SHIPMENT_STATUS_NAMES[shipment.status]}</Badge>
                  <Text tone="muted" size="s">
                    {countOf(shipment.lines.length, 'позиция', 'позиции', 'позиций')}
                  </Text>
                </Row>
                {order.canOpenDocuments && upd && <DocumentButton document={upd} size="s" />}
              </Row>
              <Text as="p" tone="muted" numeric>
                {datesOf(shipment)}
              </Text>
              <ShipmentLines shipment={shipment} lines={order.lines} />
            </li>
          );
        })}
      </List>
    </Panel>
  );
}

function datesOf({ status, plannedOn, shippedAt, deliveredAt }: Shipment): string {
  if (status === 'cancelled') return 'Не состоится.';
  const dates = [
    plannedOn && `План: ${formatDay(plannedOn)}`,
    shippedAt && `отгружена ${formatInstant(shippedAt)}`,
    deliveredAt && `доставлена ${formatInstant(deliveredAt)}`,
  ].filter(Boolean);
  if (dates.length === 0) return 'Дату сообщим, как только товар поступит на\u00a0склад.';
  return dates.join(' · ');
}

const List = styled.ul`
  display: grid;
  & > li {
    display: grid;
    gap: ${space[1]};
    padding: ${space[3]} ${space[4]};
  }
  & > li + li {
    border-block-start: 1px solid ${color.line};
  }
`;
