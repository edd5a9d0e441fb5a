import { useLocation, useNavigate } from '@shop/platform/router';
import { useEffect, useState } from 'react';
import * as v from 'valibot';

const placedState = v.object({ placedNumber: v.string() });

/**
 * The number of the order that was just placed. It is removed from the history entry, or a reload would show
 * it again.
 */
export function usePlacedNumber(): string | undefined {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const [placed] = useState(() => v.safeParse(placedState, state));
  useEffect(() => {
    if (placed.success) navigate(pathname, { replace: true, state: null });
  }, [placed.success, pathname, navigate]);
  return placed.success ? placed.output.placedNumber : undefined;
}
