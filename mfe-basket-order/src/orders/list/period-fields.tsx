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
  /** The address gave it the wrong way round. */
  readonly isMended: boolean;
  readonly onChange: (period: Period) => void;
}

/** Before this a year is still being typed: browsers offer 0002, 0020 and 0202 on the way to 2026. */
const FIRST_DAY = '2000-01-01';

/**
 * Two days, typed or picked. Days are typed digit by digit, each of them a day of its own; so the list follows once nothing is
 * typed any more, and a period the wrong way round is turned, and that is said, when the fields are left.
 */
export function PeriodFields({ period, isMended, onChange }: PeriodFieldsProps) {
  const [typed, setTyped] = useState(period);
  const [seen, setSeen] = useState(period);
  const [isTurned, setIsTurned] = useState(isMended);
  if (isMended && !isTurned) setIsTurned(true);
  const isByKey = useRef(false);
  const timer = useRef<number>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (seen.dateFrom !== period.dateFrom || seen.dateTo !== period.dateTo) {
    setSeen(period);
    setTyped(period);
  }
  const isReversed = isPeriodReversed(typed);

  function send(wanted: Period) {
    clearTimeout(timer.current);
    if (!isWhole(wanted.dateFrom) || !isWhole(wanted.dateTo)) return;
    const wrongWay = isPeriodReversed(wanted);
    const { dateFrom, dateTo } = wrongWay ? { dateFrom: wanted.dateTo, dateTo: wanted.dateFrom } : wanted;
    if (wrongWay) {
      setTyped({ dateFrom, dateTo });
      setIsTurned(true);
    }
    if (dateFrom !== period.dateFrom || dateTo !== period.dateTo) onChange({ dateFrom, dateTo });
  }
  function handleChange(name: keyof Period, { target }: ChangeEvent<HTMLInputElement>) {
    const wanted = { ...typed, [name]: target.value || undefined };
    setTyped(wanted);
    setIsTurned(false);
    clearTimeout(timer.current);
    if (isPeriodReversed(wanted)) return;
    if (isByKey.current) timer.current = window.setTimeout(send, SEARCH_DEBOUNCE_MS, wanted);
    else send(wanted);
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
        hint={isTurned && !isReversed ? 'Поменяли даты местами' : undefined}
        onChange={(event) => handleChange('dateTo', event)}
      />
      <VisuallyHidden role="status">
        {isTurned && 'Начало периода было позже конца: поменяли даты местами'}
      </VisuallyHidden>
    </>
  );
}

function isWhole(day: string | undefined): boolean {
  return day === undefined || day >= FIRST_DAY;
}
