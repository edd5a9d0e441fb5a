import { formatNumber } from '@shop/domain/format/number';
import { type KeyboardEvent, useState } from 'react';
import { explainProblem, nearestPack, parseQuantity, type QuantityRule } from './parse-quantity.ts';

type Options = {
  value: number;
  rule: QuantityRule;
  allowZero: boolean;
  onCommit: (quantity: number) => void;
};

/** The state of a quantity being edited: the draft, what is wrong with it, and what was said about it last. */
export function useQuantity({ value, rule, allowZero, onCommit }: Options) {
  const [committed, setCommitted] = useState(value);
  const [seen, setSeen] = useState(value);
  const [draft, setDraft] = useState(String(value));
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isSpoken, setIsSpoken] = useState(false);

  if (seen !== value) {
    setSeen(value);
    setCommitted(value);
    // What is being typed right now outlives an answer to the quantity before; a text that was refused does not.
    if (draft === String(committed) || problem !== undefined) {
      setDraft(String(value));
      setProblem(undefined);
    }
  }

  function type(text: string) {
    setDraft(text);
    setProblem(undefined);
  }

  function commit(quantity: number, said: string) {
    setDraft(String(quantity));
    setNote(said);
    setProblem(undefined);
    if (quantity === committed) return;
    setCommitted(quantity);
    onCommit(quantity);
  }

  function commitDraft() {
    if (draft === String(committed)) return setProblem(undefined);
    const parsed = parseQuantity(draft, rule);
    const isZero = 'problem' in parsed ? parsed.problem === 'empty' : parsed.quantity === 0;
    if (isZero) {
      if (allowZero) return commit(0, '');
      return commit(nearestPack(0, rule), `Не меньше ${nearestPack(0, rule)}`);
    }
    if ('problem' in parsed) return setProblem(explainProblem(parsed.problem, rule));
    commit(
      parsed.quantity,
      parsed.isRounded ? `Округлено до ${formatNumber(parsed.quantity)}: кратность ${rule.step}` : '',
    );
  }

  function stepBy(packs: number) {
    const parsed = parseQuantity(draft, rule);
    const from = 'problem' in parsed ? committed : parsed.quantity;
    const next = from + packs * rule.step;
    if (next < nearestPack(0, rule)) return allowZero ? commit(0, '') : commit(nearestPack(0, rule), '');
    commit(nearestPack(next, rule), '');
  }

  /** A press of ± happens outside the input, so its outcome has to be said aloud. */
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
