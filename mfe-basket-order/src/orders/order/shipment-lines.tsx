import type { Order } from '@shop/contracts/basket-order/orders';
import { amountOf } from '@shop/domain/format/measure';
import { formatNumber } from '@shop/domain/format/number';
import { Text } from '@shop/ui';
import { TextButton } from '@shop/ui/parts/text-button';
import { space } from '@shop/ui/theme';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { lineName } from '../../common/line-name.ts';

interface ShipmentLinesProps {
  readonly shipment: Order['shipments'][number];
  readonly lines: Order['lines'];
}

/** Of more lines only so many are shown until they are asked for. */
const AT_FIRST = 3;

/** What is in a shipment, and how much of it. */
export function ShipmentLines({ shipment, lines }: ShipmentLinesProps) {
  const [isWhole, setIsWhole] = useState(false);
  const listId = useId();
  const byPosition = new Map(lines.map((line) => [line.position, line]));
  const held = shipment.lines.flatMap(({ position, quantity }) => {
    const line = byPosition.get(position);
    return line ? [{ ...line, quantity }] : [];
  });
  const isLong = held.length > AT_FIRST + 1;
  return (
    <>
      <List id={listId}>
        {(isLong && !isWhole ? held.slice(0, AT_FIRST) : held).map((line) => (
          <li key={line.position}>
            <Text size="s">{lineName(line.name)}</Text>
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
            aria-expanded={isWhole}
            aria-controls={listId}
            onClick={() => setIsWhole(!isWhole)}
          >
            {isWhole ? 'Свернуть' : `Ещё ${formatNumber(held.length - AT_FIRST)}`}
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
