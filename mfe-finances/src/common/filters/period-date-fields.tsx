import { SEARCH_DEBOUNCE_MS } from '@shop/domain/constants';
import { moscowToday } from '@shop/domain/format/date';
import { TextField } from '@shop/ui';
import { type ChangeEvent, type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { FIRST_DAY, type Period, periodProblem } from './periods.ts';

interface PeriodDateFieldsProps {
  readonly days: Period;
  readonly onChange: (days: Period) => void;
}

/**
 * Two dates, typed or picked. While a date is typed, every digit makes another valid date, so `onChange` is
 * debounced. Problems are shown at once and nothing is requested meanwhile. Browsers report an impossible or
 * incomplete date as an empty value, so `validity.badInput` is checked too.
 */
export function PeriodDateFields({ days, onChange }: PeriodDateFieldsProps) {
  const [typed, setTyped] = useState(days);
  const [seen, setSeen] = useState(days);
  const [invalid, setInvalid] = useState<readonly (keyof Period)[]>([]);
  const isByKeyboard = useRef(false);
  const timer = useRef<number>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (seen.dateFrom !== days.dateFrom || seen.dateTo !== days.dateTo) {
    setSeen(days);
    setTyped(days);
    setInvalid([]);
  }
  const today = moscowToday();
  const problem = periodProblem(typed, today);
  function problemOf(field: keyof Period): string | undefined {
    if (invalid.includes(field)) return 'Такой даты нет';
    return problem?.field === field ? problem.text : undefined;
  }

  function apply(next: Period) {
    clearTimeout(timer.current);
    if (periodProblem(next, today)) return;
    if (next.dateFrom !== days.dateFrom || next.dateTo !== days.dateTo) onChange(next);
  }
  function handleChange(name: keyof Period, { target }: ChangeEvent<HTMLInputElement>) {
    const next = { ...typed, [name]: target.value || undefined };
    clearTimeout(timer.current);
    setTyped(next);
    const others = invalid.filter((field) => field !== name);
    setInvalid(others);
    if (target.validity.badInput || others.length > 0) return;
    if (isByKeyboard.current) timer.current = window.setTimeout(apply, SEARCH_DEBOUNCE_MS, next);
    else apply(next);
  }
  /** Applies a date on blur or Enter. */
  function handleEntered(name: keyof Period, { validity }: HTMLInputElement) {
    const others = invalid.filter((field) => field !== name);
    const nowInvalid = validity.badInput ? [...others, name] : others;
    setInvalid(nowInvalid);
    if (nowInvalid.length > 0) clearTimeout(timer.current);
    else apply(typed);
  }
  const controlOf = (name: keyof Period) => ({
    type: 'date',
    min: FIRST_DAY,
    max: today,
    value: typed[name] ?? '',
    error: problemOf(name),
    onChange: (event: ChangeEvent<HTMLInputElement>) => handleChange(name, event),
    onBlur: ({ currentTarget }: FocusEvent<HTMLInputElement>) => handleEntered(name, currentTarget),
    onKeyDown: ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
      isByKeyboard.current = true;
      if (key === 'Enter') handleEntered(name, currentTarget);
    },
    onPointerDown: () => {
      isByKeyboard.current = false;
    },
  });
  return (
    <>
      <TextField {...controlOf('dateFrom')} label="С" />
      <TextField {...controlOf('dateTo')} label="По" />
    </>
  );
}
