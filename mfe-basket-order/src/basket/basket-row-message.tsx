import { formatNumber } from '@shop/shared/format/number';
import { Button, Row, Text } from '@shop/shared/ui';
import type { BasketLine } from './basket-state.ts';
import { basketStore } from './use-basket.ts';

/** What is to be said about a row: a refusal with its two ways out, or what happened to the quantity. */
export function BasketRowMessage({ line }: { line: BasketLine }) {
  const { offerId, problem, note } = line;
  if (problem)
    return (
      <Row gap={2} role="alert">
        <Text size="s" tone="danger">
          {problem}
        </Text>
        <Button size="s" onClick={() => basketStore.dispatch({ type: 'retried', offerId })}>
          Повторить
        </Button>
        <Button size="s" variant="quiet" onClick={() => basketStore.dispatch({ type: 'reverted', offerId })}>
          {wayBack(line)}
        </Button>
      </Row>
    );
  return note ? (
    <Text as="div" size="s" tone="warning" role="status">
      {note}
    </Text>
  ) : null;
}

function wayBack({ stored, isDeleted }: BasketLine): string {
  if (!stored) return 'Не возвращать';
  return isDeleted ? 'Не удалять' : `Оставить ${formatNumber(stored.quantity)}`;
}
