import { formatNumber } from '@shop/domain/format/number';
import {
  leastQuantity,
  nearestQuantity,
  type QuantityRule,
  readQuantity,
  type SoldUnits,
} from '@shop/domain/quantity/quantity';
import { type KeyboardEvent, useState } from 'react';

type Options = {
  value: number;
  rule: QuantityRule;
  units: Partial<SoldUnits>;
  allowZero: boolean;
  onCommit: (quantity: number) => void;
};

/** The state of a quantity being edited: the draft, its error, and the last message. */
export function useQuantity({ value, rule, units, allowZero, onCommit }: Options) {
  const least = leastQuantity(rule);
  const [committed, setCommitted] = useState(value);
  const [seen, setSeen] = useState(value);
  const [draft, setDraft] = useState(String(value));
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isSpoken, setIsSpoken] = useState(false);

  if (seen !== value) {
    setSeen(value);
    setCommitted(value);
    // A draft being typed survives an answer to the quantity before; a refused text does not.
    if (draft === String(committed) || problem !== undefined) {
      setDraft(String(value));
      setProblem(undefined);
    }
  }

  function type(text: string) {
    setDraft(text);
    setProblem(undefined);
  }

  function commit(quantity: number, nextNote: string) {
    setDraft(String(quantity));
    setNote(nextNote);
    setProblem(undefined);
    if (quantity === committed) return;
    setCommitted(quantity);
    onCommit(quantity);
  }

  function commitDraft() {
    if (draft === String(committed)) return setProblem(undefined);
    const read = readQuantity(draft, rule, units);
    if ('problem' in read) return setProblem(read.problem);
    if (read.quantity > 0 || allowZero) return commit(read.quantity, read.note ?? '');
    commit(least, `Не меньше ${formatNumber(least)}`);
  }

  function stepBy(packs: number) {
    const read = readQuantity(draft, rule, units);
    const from = 'problem' in read ? committed : read.quantity;
    const next = from + packs * rule.multiplicity;
    commit(next < least && allowZero ? 0 : nearestQuantity(next, rule), '');
  }

  /** The ± buttons are outside the input, so their result has to be announced. */
  function press(packs: number) {
    setIsSpoken(true);
    stepBy(packs);
  }

  function restore() {
    setDraft(String(committed));
    setProblem(undefined);
    setNote('');
  }

  function handleKeyDown(event: KeyboardEvent) {
    const action = {
      ArrowUp: () => stepBy(1),
      ArrowDown: () => stepBy(-1),
      PageUp: () => stepBy(10),
      PageDown: () => stepBy(-10),
      Enter: commitDraft,
      Escape: restore,
    }[event.key];
    if (!action || (event.key === 'Escape' && draft === String(committed))) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  }

  return { committed, draft, type, restore, note, problem, isSpoken, commitDraft, press, handleKeyDown };
}
