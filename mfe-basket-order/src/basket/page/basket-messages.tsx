import { countOf } from '@shop/domain/format/number';
import { useKeptFocus } from '@shop/kit/page/use-kept-focus';
import { Button, Stack } from '@shop/ui';
import { Notice } from '@shop/ui/parts/notice';
import { basketClient } from '../client/current-basket.ts';
import type { BasketState } from '../state/basket-state.ts';

/** Messages about the whole basket: the error flag (§8), and the undo after emptying, even after a reload. */
export function BasketMessages({ basket }: { basket: BasketState }) {
  const { problem, takenOut, lines } = basket;
  const together = new Set(takenOut);
  const gone = lines.filter((line) => line.isDeleted && !line.hidden && together.has(line.offerId));
  const isCleared = gone.length > 0 && lines.every((line) => line.isDeleted);
  const region = useKeptFocus<HTMLDivElement>(isCleared);
  if (!problem && !isCleared) return null;
  return (
    <Stack gap={3} ref={region}>
      {problem && (
        <Notice tone="danger" onDismiss={() => basketClient.dispatch({ type: 'problem-dismissed' })}>
          {problem}
        </Notice>
      )}
      {isCleared && (
        <Notice
          title="Корзина очищена"
          action={
            <Button
              size="s"
              data-keeps-focus
              onClick={() => basketClient.dispatch({ type: 'removal-undone' })}
            >
              Вернуть всё
            </Button>
          }
        >
          {countOf(gone.length, 'товар можно', 'товара можно', 'товаров можно')} вернуть с{'\u00a0'}прежним
          количеством в{'\u00a0'}течение суток.
        </Notice>
      )}
    </Stack>
  );
}
