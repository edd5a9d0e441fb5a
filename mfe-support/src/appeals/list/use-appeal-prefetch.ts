import { useQueryClient } from '@shop/platform/query';
import { useEffect, useRef } from 'react';
import { appealQuery } from '../common/appeals.queries.ts';

/** A pointer that merely crosses the list rests on a row for less than this. */
const REST_MS = 80;

/** Prefetches an appeal when the pointer or the focus rests on its link; spread the returned props on the link. */
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
