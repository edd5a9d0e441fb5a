import { leastQuantity, QUANTITY_MAX, type SoldUnits } from '@shop/domain/quantity/quantity';
import { Minus, Plus } from 'lucide-react';
import { type ClipboardEvent, useId } from 'react';
import styled from 'styled-components';
import { color, space, text } from '../../core/theme/index.ts';
import { VisuallyHidden } from '../../core/visually-hidden/visually-hidden.tsx';
import { readFirstCell, readPastedBlock } from '../pasting/read-pasted-block.ts';
import { Digits, Frame, Step, Unit } from '../quantity-parts/quantity-parts.tsx';
import { useQuantity } from './use-quantity.ts';

export type QuantityFieldProps = {
  /** The counted product, read by screen readers. */
  label: string;
  /** Set it in `onCommit` at once; the server's answer may correct it later. */
  value: number;
  /** Receives a quantity that follows the rule; 0 only with `allowZero`. Debounce is up to the caller. */
  onCommit: (quantity: number) => void;
  min?: number;
  /** The size of a pack. */
  step?: number;
  max?: number;
  unit?: string;
  /** Lets people type packs: «2 уп.». Without it packs are refused, as nobody knows how many units they hold. */
  soldIn?: Partial<SoldUnits>;
  /** 0 or an empty field commits 0, which removes the row (§5). Otherwise the minimum is restored. */
  allowZero?: boolean;
  size?: 's' | 'm';
  disabled?: boolean;
  error?: string;
  /** Fills the following fields with the cells of a pasted block. Without it only the first cell is used. */
  onPasteBlock?: (block: string) => void;
};

/** A quantity that is typed or stepped with buttons and arrow keys. Enter commits, Escape restores. */
export function QuantityField(props: QuantityFieldProps) {
  const { label, value, onCommit, min = 1, step = 1, max = QUANTITY_MAX, unit, allowZero = false } = props;
  const { soldIn = { measureBase: unit }, size = 'm', disabled, error, onPasteBlock } = props;
  const id = useId();
  const rule = { minOrderCount: min, multiplicity: step, largest: max };
  const field = useQuantity({
    value,
    rule,
    units: soldIn,
    allowZero,
    onCommit,
  });
  const least = allowZero ? 0 : leastQuantity(rule);
  const message = field.problem ?? error;
  const valueText = `${field.committed}${unit ? ` ${unit}` : ''}`;

  function handlePaste(event: ClipboardEvent) {
    const block = readPastedBlock(event);
    if (!block) return;
    if (!onPasteBlock) return field.type(readFirstCell(block));
    field.restore();
    onPasteBlock(block);
  }

  return (
    <Box>
      <Frame $size={size} role="group" aria-label={`Количество: ${label}`}>
        <Step
          type="button"
          tabIndex={-1}
          aria-label={`Меньше: ${label}`}
          disabled={disabled || field.committed <= least}
          onClick={() => field.press(-1)}
        >
          <Minus />
        </Step>
        <Digits
          type="text"
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          aria-label={`Количество: ${label}`}
          aria-valuenow={field.committed}
          aria-valuemin={least}
          aria-valuemax={max}
          aria-valuetext={valueText}
          aria-invalid={message ? true : undefined}
          aria-describedby={message || field.note ? `${id}-note` : undefined}
          disabled={disabled}
          value={field.draft}
          size={Math.max(4, field.draft.length)}
          onChange={(event) => field.type(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={field.commitDraft}
          onKeyDown={field.handleKeyDown}
          onPaste={handlePaste}
        />
        {unit && <Unit aria-hidden>{unit}</Unit>}
        <Step
          type="button"
          tabIndex={-1}
          aria-label={`Больше: ${label}`}
          disabled={disabled || field.committed + step > max}
          onClick={() => field.press(1)}
        >
          <Plus />
        </Step>
      </Frame>
      <Note id={`${id}-note`} role="status" $bad={Boolean(message)}>
        {message ?? field.note}
        {!message && !field.note && field.isSpoken && <VisuallyHidden>{valueText}</VisuallyHidden>}
      </Note>
    </Box>
  );
}

const Box = styled.div`
  display: inline-grid;
  justify-items: start;
`;

const Note = styled.div<{ $bad: boolean }>`
  max-inline-size: 180px;
  ${text.xs}
  color: ${(p) => (p.$bad ? color.danger : color.textMuted)};
  /* A message for screen readers only takes no space. */
  &:not(:empty, :has(> *)) {
    padding-block-start: ${space[1]};
  }
`;
