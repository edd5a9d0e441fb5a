import { formatDay } from '@shop/domain/format/date';
import { amountOf } from '@shop/domain/format/measure';
import { countOf } from '@shop/domain/format/number';
import { withUnbrokenNumbers } from '@shop/kit/goods';
import { Text } from '@shop/ui';
import { ChevronDownIcon } from '@shop/ui/parts/icons';
import { TextButton } from '@shop/ui/parts/text-button';
import { color, space, text } from '@shop/ui/theme';
import { useState } from 'react';
import styled from 'styled-components';
import { Cost } from '../../common/cost.tsx';
import type { Checkout } from '../form/checkout.queries.ts';

interface ShipmentPlanProps {
  readonly plan: Checkout['shipments'][number];
  readonly lines: Checkout['lines'];
}

type Shipment = ShipmentPlanProps['plan']['shipments'][number];

/** The shipments of a plan with dates and delivery costs; their lines unfold. */
export function ShipmentPlan({ plan, lines }: ShipmentPlanProps) {
  return (
    <Shipments>
      {plan.shipments.map((shipment, index) => (
        <PlannedShipment key={index} shipment={shipment} lines={lines} />
      ))}
    </Shipments>
  );
}

function PlannedShipment({ shipment, lines }: { shipment: Shipment; lines: Checkout['lines'] }) {
  const [isOpen, setIsOpen] = useState(false);
  const { on, lineCount, deliveryKopecks } = shipment;
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <Summary>
        <Text weight="medium" numeric>
          {on ? formatDay(on) : 'Дата уточняется'}
        </Text>
        <Count>
          {countOf(lineCount, 'позиция', 'позиции', 'позиций')}
          <ChevronDownIcon />
        </Count>
        <Price>
          <Cost kopecks={deliveryKopecks} />
        </Price>
      </Summary>
      {isOpen && <ShipmentLines shipment={shipment} lines={lines} />}
    </details>
  );
}

/** Each «Показать ещё» shows this many more lines. */
const AT_ONCE = 20;

function ShipmentLines({ shipment, lines }: { shipment: Shipment; lines: Checkout['lines'] }) {
  const [shownCount, setShownCount] = useState(AT_ONCE);
  const known = new Map(lines.map((line) => [line.offerId, line]));
  const rest = shipment.lines.length - shownCount;
  return (
    <>
      <Lines>
        {shipment.lines.slice(0, shownCount).map(({ offerId, quantity }) => {
          const line = known.get(offerId);
          return (
            line && (
              <li key={offerId}>
                <span>{withUnbrokenNumbers(line.name)}</span>
                <Text tone="default" numeric nowrap>
                  {amountOf(quantity, line.measure)}
                </Text>
              </li>
            )
          );
        })}
      </Lines>
      {rest > 0 && (
        <TextButton type="button" onClick={() => setShownCount((count) => count + AT_ONCE)}>
          Показать ещё {Math.min(rest, AT_ONCE)}
        </TextButton>
      )}
    </>
  );
}

const Shipments = styled.div`
  display: grid;
  border-block-start: 1px solid ${color.line};
`;

const Summary = styled.summary`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  align-content: center;
  gap: 0 ${space[2]};
  min-block-size: 36px;
  list-style: none;
  ${text.s}
  &::-webkit-details-marker {
    display: none;
  }
  details[open] > & .lucide {
    transform: rotate(180deg);
  }
`;

const Count = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  color: ${color.textMuted};
  white-space: nowrap;
  & > .lucide {
    inline-size: 16px;
    block-size: 16px;
  }
  summary:hover > & {
    color: ${color.text};
  }
`;

const Price = styled.span`
  margin-inline-start: auto;
`;

const Lines = styled.ul`
  display: grid;
  gap: ${space[1]};
  margin-block-end: ${space[2]};
  ${text.s}
  color: ${color.textMuted};
  & > li {
    display: flex;
    justify-content: space-between;
    gap: ${space[3]};
  }
`;
