import { unitOf } from '@shop/domain/format/measure';
import { QUANTITY_MAX } from '@shop/domain/quantity/quantity';
import { MinusIcon, PlusIcon } from '@shop/ui/parts/icons';
import { Frame, Step, Unit } from '@shop/ui/parts/quantity-parts';
import { readPastedBlock } from '@shop/ui/parts/read-pasted-block';
import { type ClipboardEvent, type KeyboardEvent, useId } from 'react';
import type { BasketLine } from '../state/basket-state.ts';
import { Digits, Note } from './quantity-parts.ts';
import { useQuantityDraft } from './use-quantity-draft.ts';

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
 * arrows likewise, Escape restores. What became of what was typed stands below.
 */
export function QuantityInput({ line, isHeldBack = false, onStep, onPasteBlock }: QuantityInputProps) {
  const { offerId, row, quantity } = line;
  const id = useId();
  const { text, problem, ...draft } = useQuantityDraft(line);

  function handlePaste(event: ClipboardEvent) {
    const block = readPastedBlock(event);
    if (!block) return;
    draft.restore();
    onPasteBlock(offerId, block);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      if (draft.isTyping) event.stopPropagation();
      return draft.restore();
    }
    const packs = packsOf(event.key);
    if (packs) {
      event.preventDefault();
      return draft.stepBy(packs);
    }
    const step = stepOf(event);
    if (step === undefined) return;
    event.preventDefault();
    draft.commit();
    onStep?.(step);
  }

  return (
    <>
      <Frame role="group" aria-label={`Количество: ${row.name}`}>
        <Step type="button" tabIndex={-1} aria-label={`Меньше: ${row.name}`} onClick={() => draft.stepBy(-1)}>
          <MinusIcon />
        </Step>
        <Digits
          type="text"
          role="spinbutton"
          inputMode="numeric"
          enterKeyHint="next"
          autoComplete="off"
          aria-label={`Количество: ${row.name}`}
          aria-valuenow={quantity}
          aria-valuemin={0}
          aria-valuemax={QUANTITY_MAX}
          aria-valuetext={`${quantity} ${unitOf(quantity, row.measure)}`}
          aria-invalid={problem || line.problem ? true : undefined}
          aria-describedby={`${id}-note`}
          value={text}
          size={Math.max(4, text.length)}
          onChange={(event) => draft.type(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={draft.commit}
          onKeyDown={handleKeyDown}
          onPaste={handlePaste}
        />
        <Unit aria-hidden>{unitOf(quantity, row.measure)}</Unit>
        <Step
          type="button"
          tabIndex={-1}
          aria-label={`Больше: ${row.name}`}
          disabled={!draft.canAddPack}
          onClick={() => draft.stepBy(1)}
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
