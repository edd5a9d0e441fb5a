import { SEARCH_DEBOUNCE_MS } from '@shop/domain/constants';
import { TextField, VisuallyHidden } from '@shop/ui';
import { type ChangeEvent, type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { isPeriodReversed } from '../common/use-orders-params.ts';

interface Period {
  readonly dateFrom: string | undefined;
  readonly dateTo: string | undefined;
}

interface PeriodFieldsProps {
  readonly period: Period;
  /** The period in the URL was reversed and has been swapped. */
  readonly isCorrected: boolean;
  readonly onChange: (period: Period) => void;
}

/** An earlier date is a year still being typed: browsers report 0002, 0020 and 0202 on the way to 2026. */
const FIRST_DAY = '2000-01-01';

/**
 * The two dates of a period. Typing a date digit by digit yields valid dates on the way, so the list follows
 * after a pause, and a reversed period is swapped, with a message, when the fields lose focus.
 */
export function PeriodFields({ period, isCorrected, onChange }: PeriodFieldsProps) {
  const [typed, setTyped] = useState(period);
  const [seen, setSeen] = useState(period);
  const [isSwapped, setIsSwapped] = useState(isCorrected);
  if (isCorrected && !isSwapped) setIsSwapped(true);
  const isByKey = useRef(false);
  const timer = useRef<number>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (seen.dateFrom !== period.dateFrom || seen.dateTo !== period.dateTo) {
    setSeen(period);
    setTyped(period);
  }
  const isReversed = isPeriodReversed(typed);

  function send(requested: Period) {
    clearTimeout(timer.current);
    if (!isComplete(requested.dateFrom) || !isComplete(requested.dateTo)) return;
    const isWrongOrder = isPeriodReversed(requested);
    const { dateFrom, dateTo } = isWrongOrder
      ? { dateFrom: requested.dateTo, dateTo: requested.dateFrom }
      : requested;
    if (isWrongOrder) {
      setTyped({ dateFrom, dateTo });
      setIsSwapped(true);
    }
    if (dateFrom !== period.dateFrom || dateTo !== period.dateTo) onChange({ dateFrom, dateTo });
  }
  function handleChange(name: keyof Period, { target }: ChangeEvent<HTMLInputElement>) {
    const requested = { ...typed, [name]: target.value || undefined };
    setTyped(requested);
    setIsSwapped(false);
    clearTimeout(timer.current);
    if (isPeriodReversed(requested)) return;
    if (isByKey.current) timer.current = window.setTimeout(send, SEARCH_DEBOUNCE_MS, requested);
    else send(requested);
  }
  function handleBlur({ relatedTarget }: FocusEvent<HTMLInputElement>) {
    const isStillPeriod = relatedTarget instanceof HTMLInputElement && relatedTarget.type === 'date';
    if (!isStillPeriod || !isReversed) send(typed);
  }
  const control = {
    type: 'date',
    min: FIRST_DAY,
    onKeyDown: ({ key }: KeyboardEvent) => {
      isByKey.current = true;
      if (key === 'Enter') send(typed);
    },
    onPointerDown: () => {
      isByKey.current = false;
    },
    onBlur: handleBlur,
  };
  return (
    <>
      <TextField
        {...control}
        label="Оформлены с"
        value={typed.dateFrom ?? ''}
        onChange={(event) => handleChange('dateFrom', event)}
      />
      <TextField
        {...control}
        label="по"
        value={typed.dateTo ?? ''}
        error={isReversed ? 'Раньше начала: поменяем даты местами' : undefined}
        hint={isSwapped && !isReversed ? 'Поменяли даты местами' : undefined}
        onChange={(event) => handleChange('dateTo', event)}
      />
      <VisuallyHidden role="status">
        {isSwapped && 'Начало периода было позже конца: поменяли даты местами'}
      </VisuallyHidden>
    </>
  );
}

function isComplete(day: string | undefined): boolean {
  return day === undefined || day >= FIRST_DAY;
}
