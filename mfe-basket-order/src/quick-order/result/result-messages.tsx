import { countOf } from '@shop/domain/format/number';
import { Button, Stack } from '@shop/ui';
import { Notice } from '@shop/ui/parts/notice';
import type { LineList } from './line-list.ts';
import type { Addition, LineListState } from './line-list-state.ts';
import type { OwnCode } from './order-line.ts';

/** The message names at most this many codes; beyond that it gives their number. */
const NAMED_MAX = 3;

/** Reports additions and learned part numbers, each with its undo, and failures. */
export function ResultMessages({ list, state }: { list: LineList; state: LineListState }) {
  const { addition, failure, checkFailure, isAdding, isChecking } = state;
  if (!addition && !failure && !checkFailure) return null;
  return (
    <Stack gap={3}>
      {failure && (
        <Notice tone="danger" onDismiss={list.dismissFailure}>
          {failure}
        </Notice>
      )}
      {checkFailure && (
        <Notice
          tone="danger"
          title="Не все строки проверены"
          action={
            <Button size="s" pending={isChecking} onClick={() => void list.check()}>
              Повторить
            </Button>
          }
        >
          {checkFailure}
        </Notice>
      )}
      {addition && (
        <Notice
          tone="success"
          title={describeAddition(addition)}
          onDismiss={list.dismissAddition}
          action={
            <>
              <Button size="s" to="/basket/">
                Перейти в&nbsp;корзину
              </Button>
              <Button size="s" variant="quiet" pending={isAdding} onClick={() => void list.undoAddition()}>
                Отменить добавление
              </Button>
            </>
          }
        >
          {describeRaised(addition)}
        </Notice>
      )}
      {addition && addition.learned.length > 0 && (
        <Notice
          action={
            <Button size="s" onClick={() => void list.unlearn()}>
              Не запоминать
            </Button>
          }
        >
          {describeLearned(addition.learned)}
        </Notice>
      )}
    </Stack>
  );
}

function describeAddition({ products, rowNumbers }: Addition): string {
  const positions = countOf(products.length, 'позиция', 'позиции', 'позиций');
  const lines = countOf(rowNumbers.size, 'строки', 'строк', 'строк');
  return products.length === rowNumbers.size
    ? `Добавлено в\u00a0корзину: ${positions}`
    : `Добавлено в\u00a0корзину: ${positions} из\u00a0${lines}`;
}

function describeRaised({ products }: Addition): string {
  const raised = products.filter(({ isCorrected }) => isCorrected).length;
  if (raised === 0) return '';
  return `До\u00a0минимума или кратности поднято количество: ${countOf(raised, 'позиция', 'позиции', 'позиций')}.`;
}

function describeLearned(codes: readonly OwnCode[]): string {
  const named = codes.slice(0, NAMED_MAX).map(({ article, offerName }) => `«${article}» — ${offerName}`);
  const more = codes.length - named.length;
  const word = codes.length === 1 ? 'ваш артикул' : 'ваши артикулы';
  return `Запомнили: ${word} ${named.join('; ')}${more > 0 ? `; и\u00a0ещё ${more}` : ''}.`;
}
