import { SEARCH_DEBOUNCE_MS } from '@shop/domain/constants';
import { moscowToday } from '@shop/domain/format/date';
import { TextField } from '@shop/ui';
import { type ChangeEvent, type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { FIRST_DAY, type Period, periodProblem } from './periods.ts';

interface PeriodDaysProps {
  readonly days: Period;
  readonly onChange: (days: Period) => void;
}

/**
 * Two days, typed or picked. Days are typed digit by digit, each of them a day of its own, so the page follows once nothing
 * is typed any more. What cannot be is said at once, and nothing is asked for meanwhile. A day there is not, as 30 February,
 * and one that is half typed have no value for a browser, so their field is asked.
 */
export function PeriodDays({ days, onChange }: PeriodDaysProps) {
  const [typed, setTyped] = useState(days);
  const [seen, setSeen] = useState(days);
  const [strange, setStrange] = useState<readonly (keyof Period)[]>([]);
  const isByKey = useRef(false);
  const timer = useRef<number>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (seen.dateFrom !== days.dateFrom || seen.dateTo !== days.dateTo) {
    setSeen(days);
    setTyped(days);
    setStrange([]);
  }
  const today = moscowToday();
  const problem = periodProblem(typed, today);
  function problemOf(field: keyof Period): string | undefined {
    if (strange.includes(field)) return 'Такой даты нет';
    return problem?.field === field ? problem.text : undefined;
  }

  function send(wanted: Period) {
    clearTimeout(timer.current);
    if (periodProblem(wanted, today)) return;
    if (wanted.dateFrom !== days.dateFrom || wanted.dateTo !== days.dateTo) onChange(wanted);
  }
  function handleChange(name: keyof Period, { target }: ChangeEvent<HTMLInputElement>) {
    const wanted = { ...typed, [name]: target.value || undefined };
    clearTimeout(timer.current);
    setTyped(wanted);
    const others = strange.filter((field) => field !== name);
    setStrange(others);
    if (target.validity.badInput || others.length > 0) return;
    if (isByKey.current) timer.current = window.setTimeout(send, SEARCH_DEBOUNCE_MS, wanted);
    else send(wanted);
  }
  /** The typing of a field is over. */
  function handleEnd(name: keyof Period, { validity }: HTMLInputElement) {
    const others = strange.filter((field) => field !== name);
    const wrong = validity.badInput ? [...others, name] : others;
    setStrange(wrong);
    if (wrong.length > 0) clearTimeout(timer.current);
    else send(typed);
  }
  const controlOf = (name: keyof Period) => ({
    type: 'date',
    min: FIRST_DAY,
    max: today,
    value: typed[name] ?? '',
    error: problemOf(name),
    onChange: (event: ChangeEvent<HTMLInputElement>) => handleChange(name, event),
    onBlur: ({ currentTarget }: FocusEvent<HTMLInputElement>) => handleEnd(name, currentTarget),
    onKeyDown: ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
      isByKey.current = true;
      if (key === 'Enter') handleEnd(name, currentTarget);
    },
    onPointerDown: () => {
      isByKey.current = false;
    },
  });
  return (
    <>
      <TextField {...controlOf('dateFrom')} label="С" />
      <TextField {...controlOf('dateTo')} label="По" />
    </>
  );
}
