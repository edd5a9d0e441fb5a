import type { Order } from '@shop/contracts/basket-order/orders';
import { amountOf } from '@shop/domain/format/measure';
import { formatNumber } from '@shop/domain/format/number';
import { withUnbrokenNumbers } from '@shop/kit/goods';
import { Text } from '@shop/ui';
import { TextButton } from '@shop/ui/parts/text-button';
import { space } from '@shop/ui/theme';
import { useId, useState } from 'react';
import styled from 'styled-components';

interface ShipmentLinesProps {
  readonly shipment: Order['shipments'][number];
  readonly lines: Order['lines'];
}

/** Further lines unfold on demand. */
const AT_FIRST = 3;

export function ShipmentLines({ shipment, lines }: ShipmentLinesProps) {
  const [isExpanded, setIsExpanded] = useState(false);
  const listId = useId();
  const byPosition = new Map(lines.map((line) => [line.position, line]));
  const shipped = shipment.lines.flatMap(({ position, quantity }) => {
    const line = byPosition.get(position);
    return line ? [{ ...line, quantity }] : [];
  });
  const isLong = shipped.length > AT_FIRST + 1;
  return (
    <>
      <List id={listId}>
        {(isLong && !isExpanded ? shipped.slice(0, AT_FIRST) : shipped).map((line) => (
          <li key={line.position}>
            <Text size="s">{withUnbrokenNumbers(line.name)}</Text>
            <Text size="s" numeric nowrap tone="muted">
              {amountOf(line.quantity, line.measure)}
            </Text>
          </li>
        ))}
      </List>
      {isLong && (
        <div>
          <TextButton
            type="button"
            aria-expanded={isExpanded}
            aria-controls={listId}
            onClick={() => setIsExpanded(!isExpanded)}
          >
            {isExpanded ? 'Свернуть' : `Ещё ${formatNumber(shipped.length - AT_FIRST)}`}
          </TextButton>
        </div>
      )}
    </>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space[1]};
  & > li {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    gap: ${space[4]};
  }
  & > li > :first-child {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;
