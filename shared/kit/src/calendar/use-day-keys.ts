import { dayAfterKey } from '@shop/domain/calendar/day-after-key';
import { type KeyboardEvent, useEffect, useRef } from 'react';

/**
 * Makes the days of a grid one tab stop: a key moves `cursor`, and the focus follows to the element with its `data-day`.
 * `has` says which days there are.
 */
export function useDayKeys<E extends HTMLElement>(
  cursor: string,
  onMove: (day: string) => void,
  has: (day: string) => boolean = () => true,
) {
  const ref = useRef<E>(null);
  const isMovingFocus = useRef(false);
  useEffect(() => {
    if (!isMovingFocus.current) return;
    isMovingFocus.current = false;
    ref.current?.querySelector<HTMLElement>(`[data-day="${cursor}"]`)?.focus();
  }, [cursor]);
  function handleKeyDown(event: KeyboardEvent) {
    const next = dayAfterKey(cursor, event.key);
    if (next === undefined) return;
    event.preventDefault();
    if (!has(next)) return;
    isMovingFocus.current = true;
    onMove(next);
  }
  return { ref, onKeyDown: handleKeyDown };
}
