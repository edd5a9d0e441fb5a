import { SEARCH_DEBOUNCE_MS } from '@shop/domain/constants';
import { moscowToday } from '@shop/domain/format/date';
import { TextField } from '@shop/ui';
import { type ChangeEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type Days, dateRangeProblem, FIRST_DAY } from './date-range.ts';

interface DateRangeFieldsProps {
  readonly days: Days;
  readonly onChange: (days: Days) => void;
}

/**
 * Two dates, typed or picked. While a date is typed, every digit makes another valid date, so `onChange` is
 * debounced. Problems are shown at once and nothing is requested meanwhile.
 */
export function DateRangeFields({ days, onChange }: DateRangeFieldsProps) {
  const [typed, setTyped] = useState(days);
  const [seen, setSeen] = useState(days);
  const isByKeyboard = useRef(false);
  const timer = useRef<number>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (seen.dateFrom !== days.dateFrom || seen.dateTo !== days.dateTo) {
    setSeen(days);
    setTyped(days);
  }
  const today = moscowToday();
  const problem = dateRangeProblem(typed, today);
  const errorOf = (field: keyof Days) => (problem?.field === field ? problem.text : undefined);

  function apply(next: Days) {
    clearTimeout(timer.current);
    if (dateRangeProblem(next, today)) return;
    if (next.dateFrom !== days.dateFrom || next.dateTo !== days.dateTo) onChange(next);
  }
  function handleChange(name: keyof Days, { target }: ChangeEvent<HTMLInputElement>) {
    const next = { ...typed, [name]: target.value };
    setTyped(next);
    clearTimeout(timer.current);
    if (isByKeyboard.current) timer.current = window.setTimeout(apply, SEARCH_DEBOUNCE_MS, next);
    else apply(next);
  }
  const control = {
    type: 'date',
    min: FIRST_DAY,
    max: today,
    onKeyDown: ({ key }: KeyboardEvent) => {
      isByKeyboard.current = true;
      if (key === 'Enter') apply(typed);
    },
    onPointerDown: () => {
      isByKeyboard.current = false;
    },
    onBlur: () => apply(typed),
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
