import { Minus, Plus } from 'lucide-react';
import { type ClipboardEvent, useId } from 'react';
import styled from 'styled-components';
import { color, space, text } from '../../core/theme/index.ts';
import { VisuallyHidden } from '../../core/visually-hidden/visually-hidden.tsx';
import { firstCell, takeBlock } from '../pasting/take-block.ts';
import { Digits, Frame, Step, Unit } from '../quantity-parts/quantity-parts.tsx';
import { nearestPack } from './parse-quantity.ts';
import { useQuantity } from './use-quantity.ts';

export { explainProblem, parseQuantity } from './parse-quantity.ts';

export type QuantityFieldProps = {
  /** The product it counts; read aloud. */
  label: string;
  /** Follows `onCommit` at once; the answer of the server may correct it later. */
  value: number;
  /** A whole quantity that keeps to the rule; 0 only with `allowZero`. Debounce is the caller's. */
  onCommit: (quantity: number) => void;
  min?: number;
  /** Sold in packs of this many. */
  step?: number;
  max?: number;
  unit?: string;
  /** 0 or nothing typed commits 0, which removes (§5). Without it the least quantity comes back. */
  allowZero?: boolean;
  size?: 's' | 'm';
  disabled?: boolean;
  error?: string;
  /** Fills the fields that follow with the cells of a pasted block; without it only the first cell is taken. */
  onPasteBlock?: (block: string) => void;
};

/** How many: typed, stepped or by the arrow keys. Enter commits, Escape restores. */
export function QuantityField(props: QuantityFieldProps) {
  const { label, value, onCommit, min = 1, step = 1, max = 999_999, unit, allowZero = false } = props;
  const { size = 'm', disabled, error, onPasteBlock } = props;
  const id = useId();
  const rule = { min, step, max };
  const field = useQuantity({ value, rule, allowZero, onCommit });
  const least = allowZero ? 0 : nearestPack(0, rule);
  const message = field.problem ?? error;
  const said = `${field.committed}${unit ? ` ${unit}` : ''}`;

  function handlePaste(event: ClipboardEvent) {
    const block = takeBlock(event);
    if (!block) return;
    if (!onPasteBlock) return field.type(firstCell(block));
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
          aria-valuetext={said}
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
        {!message && !field.note && field.isSpoken && <VisuallyHidden>{said}</VisuallyHidden>}
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
  /* What is only spoken takes no room. */
  &:not(:empty, :has(> *)) {
    padding-block-start: ${space[1]};
  }
`;
