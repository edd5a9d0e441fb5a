import { formatNumber } from '@shop/domain/format/number';
import { Button, Row, Text } from '@shop/ui';
import { basketClient } from '../client/current-basket.ts';
import type { BasketLine } from '../state/basket-state.ts';

/** A refusal, with its two ways out. */
export function BasketRowMessage({ line }: { line: BasketLine }) {
  const { offerId, problem } = line;
  if (!problem) return null;
  return (
    <Row gap={2} role="alert">
      <Text size="s" tone="danger">
        {problem}
      </Text>
      <Button size="s" onClick={() => basketClient.dispatch({ type: 'retried', offerId })}>
        Повторить
      </Button>
      <Button size="s" variant="quiet" onClick={() => basketClient.dispatch({ type: 'reverted', offerId })}>
        {wayBack(line)}
      </Button>
    </Row>
  );
}

function wayBack({ stored, isDeleted }: BasketLine): string {
  if (!stored) return 'Не возвращать';
  return isDeleted ? 'Не удалять' : `Оставить ${formatNumber(stored.quantity)}`;
}
