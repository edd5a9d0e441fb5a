import { unitOf } from '@shop/domain/format/measure';
import { MinusIcon, PlusIcon } from '@shop/ui/parts/icons';
import { Frame, Step, Unit } from '@shop/ui/parts/quantity-parts';
import { takeBlock } from '@shop/ui/parts/take-block';
import { type ClipboardEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { QUANTITY_MAX, takeQuantity } from '../../common/take-quantity.ts';
import type { BasketLine } from '../state/basket-state.ts';
import { basketStore } from '../sync/use-basket.ts';
import { Digits, Note } from './quantity-parts.ts';

interface Draft {
  readonly text: string;
  /** What stood there before anything was typed. */
  readonly before: number;
  /** What the basket was told of it; undefined while it is no quantity. */
  readonly told: number | undefined;
}

interface QuantityInputProps {
  readonly line: BasketLine;
  /** The connection is gone, and this quantity has not been sent. */
  readonly isHeldBack?: boolean;
  /** 1 for the next row, −1 for the one before. */
  readonly onStep?: (step: 1 | -1) => void;
  /** Fills this row and those that follow. */
  readonly onPasteBlock: (offerId: number, block: string) => void;
}

/**
 * How many: typed, or by packs with the buttons and the keys + and −. Enter goes on to the next row, Shift+Enter back,
 * arrows likewise, Escape restores. What is typed counts at once, but nothing is deleted before the field is left; the text
 * outlives every answer, and what became of it stands below.
 */
export function QuantityInput({ line, isHeldBack = false, onStep, onPasteBlock }: QuantityInputProps) {
  const { offerId, row, quantity } = line;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<Draft>();
  const [problem, setProblem] = useState('');
  const pack = Math.max(row.multiplicity, 1);
  const text = draft?.text ?? String(quantity);
  const said = `${quantity} ${unitOf(quantity, row.measure)}`;

  // A text that was refused, and a quantity that has come since: the quantity is what counts.
  if (draft && problem && quantity !== draft.before) forget();

  function set(next: number, note?: string) {
    basketStore.dispatch({ type: 'quantity-set', offerId, quantity: next, ...(note && { note }) });
  }

  function type(typed: string) {
    setProblem('');
    const taken = takeQuantity(typed, row);
    const told = 'quantity' in taken && taken.quantity > 0 ? taken.quantity : undefined;
    setDraft({ text: typed, before: draft?.before ?? quantity, told });
    if (told === undefined) takeBack();
    else set(told, 'note' in taken ? taken.note : undefined);
  }

  function commit() {
    if (!draft) return;
    const taken = takeQuantity(draft.text, row);
    if ('problem' in taken) {
      setDraft({ ...draft, before: quantity });
      return setProblem(taken.problem);
    }
    forget();
    if (taken.quantity === 0) set(0);
  }

  /** What was there before, unless somebody else has changed it meanwhile. */
  function takeBack() {
    if (draft && draft.told === quantity && quantity !== draft.before) set(draft.before);
  }

  function forget() {
    setDraft(undefined);
    setProblem('');
  }

  /** By one pack; below the least there is nothing but deletion. */
  function stepBy(packs: 1 | -1) {
    const next = (Math.round(quantity / pack) + packs) * pack;
    forget();
    if (next <= QUANTITY_MAX) set(next < row.minOrderCount ? 0 : next);
  }

  function handlePaste(event: ClipboardEvent) {
    const block = takeBlock(event);
    if (!block) return;
    takeBack();
    forget();
    onPasteBlock(offerId, block);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      if (draft) event.stopPropagation();
      takeBack();
      return forget();
    }
    const packs = packsOf(event.key);
    if (packs) {
      event.preventDefault();
      return stepBy(packs);
    }
    const step = stepOf(event);
    if (step === undefined) return;
    event.preventDefault();
    commit();
    onStep?.(step);
  }

  return (
    <>
      <Frame role="group" aria-label={`Количество: ${row.name}`}>
        <Step type="button" tabIndex={-1} aria-label={`Меньше: ${row.name}`} onClick={() => stepBy(-1)}>
          <MinusIcon />
        </Step>
        <Digits
          ref={field}
          type="text"
          role="spinbutton"
          inputMode="numeric"
          enterKeyHint="next"
          autoComplete="off"
          aria-label={`Количество: ${row.name}`}
          aria-valuenow={quantity}
          aria-valuemin={0}
          aria-valuemax={QUANTITY_MAX}
          aria-valuetext={said}
          aria-invalid={problem || line.problem ? true : undefined}
          aria-describedby={`${id}-note`}
          value={text}
          size={Math.max(4, text.length)}
          onChange={(event) => type(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={commit}
          onKeyDown={handleKeyDown}
          onPaste={handlePaste}
        />
        <Unit aria-hidden>{unitOf(quantity, row.measure)}</Unit>
        <Step
          type="button"
          tabIndex={-1}
          aria-label={`Больше: ${row.name}`}
          disabled={quantity + pack > QUANTITY_MAX}
          onClick={() => stepBy(1)}
        >
          <PlusIcon />
        </Step>
      </Frame>
      <Note
        id={`${id}-note`}
        role="status"
        $isBad={problem !== ''}
        $isNews={isHeldBack || Boolean(line.note)}
      >
        {problem || (isHeldBack && 'не отправлено') || line.note}
      </Note>
    </>
  );
}

function packsOf(key: string): 1 | -1 | undefined {
  if (key === '+' || key === '=') return 1;
  return key === '-' ? -1 : undefined;
}

function stepOf({ key, shiftKey }: KeyboardEvent): 1 | -1 | undefined {
  if (key === 'Enter') return shiftKey ? -1 : 1;
  if (key === 'ArrowDown') return 1;
  return key === 'ArrowUp' ? -1 : undefined;
}
