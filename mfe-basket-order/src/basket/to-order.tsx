import { useNavigate } from '@shop/shared/router';
import { useIsAllowed } from '@shop/shared/session';
import { color, radius, shadow, space } from '@shop/shared/theme';
import { Button, Money, Text } from '@shop/shared/ui';
import { type MouseEvent, useId, useState } from 'react';
import styled from 'styled-components';
import { type BasketState, type BasketTerms, isSettled } from './basket-state.ts';
import { basketStore } from './use-basket.ts';
import { whyNotOrder } from './why-not-order.ts';

interface ToOrderProps {
  readonly basket: BasketState;
  readonly terms: BasketTerms;
}

/** Leads to the checkout once everything on screen is on the server, or says why it cannot yet. */
export function ToOrder({ basket, terms }: ToOrderProps) {
  const isAllowed = useIsAllowed('order.place');
  const navigate = useNavigate();
  const reasonId = useId();
  const [isLeaving, setIsLeaving] = useState(false);
  const reason = whyNotOrder(basket, terms, isAllowed);
  const { totalKopecks } = terms.summary;

  async function handleClick(event: MouseEvent) {
    if (isSettled(basket)) return;
    event.preventDefault();
    setIsLeaving(true);
    const isSent = await basketStore.settle();
    setIsLeaving(false);
    if (isSent) navigate('/order/');
  }

  return (
    <Bar>
      {totalKopecks !== null && (
        <Total aria-hidden>
          <Money kopecks={totalKopecks} size="l" weight="bold" />
        </Total>
      )}
      <Way>
        {reason ? (
          <Button variant="primary" size="l" full disabled aria-describedby={reasonId}>
            Оформить заказ
          </Button>
        ) : (
          <Button variant="primary" size="l" full to="/order/" pending={isLeaving} onClick={handleClick}>
            Оформить заказ
          </Button>
        )}
      </Way>
      {reason && (
        <Reason as="p" size="s" tone="muted" id={reasonId}>
          {reason}
        </Reason>
      )}
    </Bar>
  );
}

const wide = '@container basket (min-width: 940px)';

/** On narrow screens a bar of its own with the total, which the summary above has out of sight. */
const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[4]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.l} ${radius.l} 0 0;
  background: ${color.surface};
  box-shadow: ${shadow.popover};
  ${wide} {
    display: block;
    padding: 0;
    background: none;
    box-shadow: none;
  }
`;

const Way = styled.div`
  flex: 1;
`;

const Total = styled.div`
  ${wide} {
    display: none;
  }
`;

const Reason = styled(Text)`
  flex: 1 0 100%;
  ${wide} {
    margin-block-start: ${space[2]};
  }
`;
