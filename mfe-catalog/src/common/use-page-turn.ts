import { useNavigationType } from '@shop/platform/router';
import { useEffect, useRef } from 'react';

/**
 * Scrolls to the top of a list and focuses it after the user turns a page. `list` names what is listed and in which
 * order: a page that changes together with it, or by Back, moves nothing. Returns the ref of the element at the top.
 */
export function usePageTurn(page: number, list: string) {
  const top = useRef<HTMLHeadingElement>(null);
  const action = useNavigationType();
  const last = useRef({ page, list });
  useEffect(() => {
    const before = last.current;
    last.current = { page, list };
    const isTurn = before.page !== page && before.list === list;
    if (!isTurn || action !== 'PUSH') return;
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'start' });
  }, [page, list, action]);
  return top;
}
