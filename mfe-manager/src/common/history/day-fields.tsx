import { SEARCH_DEBOUNCE_MS } from '@shop/domain/constants';
import { moscowToday } from '@shop/domain/format/date';
import { TextField } from '@shop/ui';
import { type ChangeEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type Days, daysProblem, FIRST_DAY } from './history-days.ts';

interface DayFieldsProps {
  readonly days: Days;
  readonly onChange: (days: Days) => void;
}

/**
 * Two days, typed or picked. Days are typed digit by digit, each of them a day of its own, so the list follows once nothing
 * is typed any more. What cannot be is said at once, and nothing is asked for meanwhile.
 */
export function DayFields({ days, onChange }: DayFieldsProps) {
  const [typed, setTyped] = useState(days);
  const [seen, setSeen] = useState(days);
  const isByKey = useRef(false);
  const timer = useRef<number>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (seen.dateFrom !== days.dateFrom || seen.dateTo !== days.dateTo) {
    setSeen(days);
    setTyped(days);
  }
  const today = moscowToday();
  const problem = daysProblem(typed, today);
  const errorOf = (field: keyof Days) => (problem?.field === field ? problem.text : undefined);

  function send(wanted: Days) {
    clearTimeout(timer.current);
    if (daysProblem(wanted, today)) return;
    if (wanted.dateFrom !== days.dateFrom || wanted.dateTo !== days.dateTo) onChange(wanted);
  }
  function handleChange(name: keyof Days, { target }: ChangeEvent<HTMLInputElement>) {
    const wanted = { ...typed, [name]: target.value };
    setTyped(wanted);
    clearTimeout(timer.current);
    if (isByKey.current) timer.current = window.setTimeout(send, SEARCH_DEBOUNCE_MS, wanted);
    else send(wanted);
  }
  const control = {
    type: 'date',
    min: FIRST_DAY,
    max: today,
    onKeyDown: ({ key }: KeyboardEvent) => {
      isByKey.current = true;
      if (key === 'Enter') send(typed);
    },
    onPointerDown: () => {
      isByKey.current = false;
    },
    onBlur: () => send(typed),
  };
  return (
    <>
      <TextField
        {...control}
        label="С"
        value={typed.dateFrom}
        error={errorOf('dateFrom')}
        onChange={(event) => handleChange('dateFrom', event)}
      />
      <TextField
        {...control}
        label="По"
        value={typed.dateTo}
        error={errorOf('dateTo')}
        onChange={(event) => handleChange('dateTo', event)}
      />
    </>
  );
}
