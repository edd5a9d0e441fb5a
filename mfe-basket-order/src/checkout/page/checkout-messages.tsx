import { Button } from '@shop/ui';
import { Notice } from '@shop/ui/parts/notice';
import { space } from '@shop/ui/theme';
import type { RefObject } from 'react';
import styled from 'styled-components';
import { ChangesPanel } from '../changes/changes-panel.tsx';
import type { CheckoutChanges } from '../changes/use-checkout-changes.ts';
import type { Checkout } from '../form/checkout.queries.ts';

interface CheckoutMessagesProps {
  readonly checkout: Checkout;
  /** Null if nothing changed since the buyer saw the order. */
  readonly changes: CheckoutChanges | null;
  readonly changesPanel: RefObject<HTMLElement | null>;
}

/** Obstacles to placing the order, changes since the buyer saw it, and warnings. */
export function CheckoutMessages({ checkout, changes, changesPanel }: CheckoutMessagesProps) {
  const { errors, warnings } = checkout;
  return (
    <Messages>
      {errors.length > 0 && (
        <Notice
          tone="danger"
          title="Заказ пока нельзя оформить"
          action={
            <Button size="s" to="/basket/">
              Исправить в корзине
            </Button>
          }
        >
          <Sentences sentences={errors} />
        </Notice>
      )}
      {changes && <ChangesPanel changes={changes} ref={changesPanel} />}
      {warnings.length > 0 && (
        <Notice tone="info">
          <Sentences sentences={warnings} />
        </Notice>
      )}
    </Messages>
  );
}

function Sentences({ sentences }: { sentences: readonly string[] }) {
  return sentences.map((sentence) => <div key={sentence}>{sentence}</div>);
}

const Messages = styled.div`
  display: grid;
  gap: ${space[3]};
  &:empty {
    display: none;
  }
`;
