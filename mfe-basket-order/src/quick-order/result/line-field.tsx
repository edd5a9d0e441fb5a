import { readFirstCell, readPastedBlock } from '@shop/ui/parts/read-pasted-block';
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { Field } from './result-parts.ts';

interface LineFieldProps {
  readonly label: string;
  readonly value: string;
  readonly maxLength: number;
  readonly inputMode?: 'decimal' | 'text';
  readonly isBad: boolean;
  readonly isLocked: boolean;
  /** The element that says what was wrong with it. */
  readonly describedBy: string | undefined;
  /** Tells which fields are one column, for Enter and the arrows. */
  readonly column: 'article' | 'quantity';
  readonly onFocus: () => void;
  readonly onCommit: (value: string) => void;
  /** 1 for the next row, −1 for the one before. */
  readonly onStep: (step: 1 | -1) => void;
}

/** Edits the text of a line: Enter, the arrows and leaving the field apply the change, Escape restores. */
export function LineField(props: LineFieldProps) {
  const { label, value, maxLength, inputMode, isBad, isLocked, describedBy, column } = props;
  const { onFocus, onCommit, onStep } = props;
  const [draft, setDraft] = useState<string>();

  function commit() {
    if (draft !== undefined && draft.trim() !== value) onCommit(draft.trim());
    setDraft(undefined);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && draft !== undefined) {
      event.stopPropagation();
      return setDraft(undefined);
    }
    const step = stepOf(event);
    if (step === undefined) return;
    event.preventDefault();
    commit();
    onStep(step);
  }

  function handlePaste(event: ClipboardEvent) {
    const block = column === 'quantity' ? readPastedBlock(event) : undefined;
    if (block) setDraft(readFirstCell(block));
  }

  return (
    <Field
      data-column={column}
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={isBad || undefined}
      autoComplete="off"
      enterKeyHint="next"
      inputMode={inputMode}
      maxLength={maxLength}
      readOnly={isLocked}
      title={value}
      value={draft ?? value}
      onChange={(event) => setDraft(event.target.value)}
      onFocus={onFocus}
      onBlur={commit}
      onKeyDown={handleKeyDown}
      onPaste={isLocked ? undefined : handlePaste}
    />
  );
}

function stepOf({ key, shiftKey }: KeyboardEvent): 1 | -1 | undefined {
  if (key === 'Enter') return shiftKey ? -1 : 1;
  if (key === 'ArrowDown') return 1;
  return key === 'ArrowUp' ? -1 : undefined;
}
