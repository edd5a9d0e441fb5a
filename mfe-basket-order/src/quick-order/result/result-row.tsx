import { Badge, IconButton, VisuallyHidden } from '@shop/ui';
import { CloseIcon, UndoIcon } from '@shop/ui/parts/icons';
import type { Tone } from '@shop/ui/theme';
import { memo, useId } from 'react';
import { LineField } from './line-field.tsx';
import { LineFound } from './line-found.tsx';
import type { LineList } from './line-list.ts';
import { type OrderLine, type Outcome, outcomeOf } from './order-line.ts';
import { Cell, Line } from './result-parts.ts';

interface ResultRowProps {
  readonly list: LineList;
  readonly line: OrderLine;
  readonly index: number;
  /** Px of rows before it that are not there. */
  readonly gap: number;
  readonly measure: (element: HTMLElement | null) => void;
  /** A line cannot be changed while it is being added. */
  readonly isLocked: boolean;
  readonly onFocus: (index: number) => void;
  readonly onGo: (index: number, column: string) => void;
}

const STATES: Readonly<Record<Outcome, readonly [word: string, tone: Tone]>> = {
  checking: ['Проверяем…', 'neutral'],
  good: ['Добавим', 'success'],
  corrected: ['Исправлена', 'warning'],
  rejected: ['Отклонена', 'danger'],
  added: ['В корзине', 'success'],
  dropped: ['Убрана', 'neutral'],
};

/** One line, where the virtual list puts it. */
export function ResultRow({ index, gap, measure, ...rest }: ResultRowProps) {
  return (
    <Line ref={measure} data-index={index} aria-rowindex={index + 2} style={{ marginBlockStart: gap }}>
      <Cells index={index} {...rest} />
    </Line>
  );
}

/** Memoized: scrolling moves rows without rendering them again. */
const Cells = memo(function Cells(props: Omit<ResultRowProps, 'gap' | 'measure'>) {
  const { list, line, index, isLocked, onFocus, onGo } = props;
  const { requested, verdict, fate } = line;
  const messageId = useId();
  const outcome = outcomeOf(line);
  const [word, tone] = STATES[outcome];
  const isQuantityBad = verdict?.reasons.some((reason) => reason === 'bad-quantity' || reason === 'too-much');
  const field = {
    isLocked: isLocked || fate !== 'open',
    describedBy: verdict?.message ? messageId : undefined,
    onFocus: () => onFocus(index),
  };
  return (
    <>
      <Cell $area="number">
        <VisuallyHidden>Строка </VisuallyHidden>
        {requested.rowNumber}
      </Cell>
      <Cell $area="article">
        <LineField
          {...field}
          column="article"
          label={`Артикул, строка ${requested.rowNumber}`}
          value={requested.article || requested.name}
          maxLength={500}
          isBad={outcome === 'rejected' && !isQuantityBad}
          onCommit={(article) => list.edit(requested.rowNumber, { article })}
          onStep={(step) => onGo(index + step, 'article')}
        />
      </Cell>
      <Cell $area="quantity">
        <LineField
          {...field}
          column="quantity"
          label={`Количество, строка ${requested.rowNumber}`}
          value={requested.quantity}
          maxLength={100}
          inputMode="decimal"
          isBad={outcome === 'rejected' && isQuantityBad === true}
          onCommit={(quantity) => list.edit(requested.rowNumber, { quantity })}
          onStep={(step) => onGo(index + step, 'quantity')}
        />
      </Cell>
      <Cell $area="state">
        <Badge tone={tone}>{word}</Badge>
      </Cell>
      <Cell $area="found">
        <LineFound
          line={line}
          messageId={messageId}
          isLocked={field.isLocked}
          onChoose={(offer) => {
            list.choose(requested.rowNumber, offer);
            // The button that was pressed goes.
            onGo(index, 'article');
          }}
        />
      </Cell>
      <Cell $area="action">
        {fate === 'open' && (
          <IconButton
            size="s"
            label={`Убрать строку ${requested.rowNumber}`}
            icon={<CloseIcon />}
            disabled={isLocked}
            onClick={() => list.drop(requested.rowNumber)}
          />
        )}
        {fate === 'dropped' && (
          <IconButton
            size="s"
            label={`Вернуть строку ${requested.rowNumber}`}
            icon={<UndoIcon />}
            onClick={() => list.restore(requested.rowNumber)}
          />
        )}
      </Cell>
    </>
  );
});
