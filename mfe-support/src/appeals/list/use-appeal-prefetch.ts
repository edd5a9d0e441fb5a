import { useQueryClient } from '@shop/platform/query';
import { useEffect, useRef } from 'react';
import { appealQuery } from '../common/appeals.queries.ts';

/** A pointer that crosses a list passes each line faster. */
const REST_MS = 80;

/** Fetches an appeal while the pointer or the focus rests on its link: spread the answer on that. */
export function useAppealPrefetch() {
  const cache = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const leave = () => clearTimeout(timer.current);

  function rest(id: number) {
    leave();
    timer.current = setTimeout(() => void cache.prefetchQuery(appealQuery(id)), REST_MS);
  }
  return (id: number) => ({
    onPointerEnter: () => rest(id),
    onPointerLeave: leave,
    onFocus: () => rest(id),
    onBlur: leave,
  });
}
