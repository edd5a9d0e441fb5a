import { space } from '@shop/shared/theme';
import { Button } from '@shop/shared/ui';
import { Notice } from '@shop/shared/ui/notice';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { Checkout } from './checkout.queries.ts';

interface CheckoutMessagesProps {
  readonly checkout: Checkout;
  /** What is no longer as the buyer saw it; null when nothing changed. */
  readonly changes: readonly string[] | null;
  readonly onDismiss: () => void;
}

/** What keeps the order from being placed, what changed while it was filled in, what the buyer should know. */
export function CheckoutMessages({ checkout, changes, onDismiss }: CheckoutMessagesProps) {
  const { errors, warnings } = checkout;
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (changes) top.current?.scrollIntoView({ block: 'nearest' });
  }, [changes]);
  return (
    <Messages ref={top}>
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
      {changes && (
        <Notice tone="warning" title="Пока вы оформляли заказ, он изменился" onDismiss={onDismiss}>
          {changes.length > 0 ? (
            <Sentences sentences={changes} />
          ) : (
            'Обновились условия отгрузки или доставки. Проверьте даты и итог.'
          )}
        </Notice>
      )}
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
  /* Below the page's sticky header. */
  scroll-margin-block-start: 96px;
  &:empty {
    display: none;
  }
`;
