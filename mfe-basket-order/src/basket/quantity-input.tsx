import { unitOf } from '@shop/shared/format/measure';
import { MinusIcon, PlusIcon } from '@shop/shared/ui/icons';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { BasketLine } from './basket-state.ts';
import { Digits, Frame, Note, Step, Unit } from './quantity-parts.ts';
import { QUANTITY_MAX, takeQuantity } from './take-quantity.ts';
import { basketStore } from './use-basket.ts';

interface QuantityInputProps {
  readonly line: BasketLine;
  /** The connection is gone, and this quantity has not been sent. */
  readonly isHeldBack?: boolean;
  /** 1 for the next row, −1 for the one before. */
  readonly onStep?: (step: 1 | -1) => void;
}

/**
 * How many: typed, or by packs with the buttons and the keys + and −. Enter goes on to the next row, Shift+Enter back,
 * arrows likewise, Escape restores. What is being typed outlives every answer; what became of it stands below.
 */
export function QuantityInput({ line, isHeldBack = false, onStep }: QuantityInputProps) {
  const { offerId, row, quantity } = line;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<string>();
  const [problem, setProblem] = useState('');
  const pack = Math.max(row.multiplicity, 1);
  const said = `${quantity} ${unitOf(quantity, row.measure)}`;

  function set(next: number, note?: string) {
    basketStore.dispatch({ type: 'quantity-set', offerId, quantity: next, ...(note && { note }) });
  }

  function commit() {
    if (draft === undefined) return;
    const taken = takeQuantity(draft, row);
    if ('problem' in taken) return setProblem(taken.problem);
    restore();
    set(taken.quantity, taken.note);
  }

  function restore() {
    setDraft(undefined);
    setProblem('');
  }

  /** By one pack; below the least there is nothing but deletion. */
  function stepBy(packs: 1 | -1) {
    const next = (Math.round(quantity / pack) + packs) * pack;
    restore();
    if (next <= QUANTITY_MAX) set(next < row.minOrderCount ? 0 : next);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      if (draft !== undefined) event.stopPropagation();
      return restore();
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
          value={draft ?? String(quantity)}
          size={Math.max(4, (draft ?? String(quantity)).length)}
          onChange={(event) => {
            setDraft(event.target.value);
            setProblem('');
          }}
          onFocus={(event) => event.target.select()}
          onBlur={commit}
          onKeyDown={handleKeyDown}
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
