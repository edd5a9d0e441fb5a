import { useCallback, useState } from 'react';

/**
 * Returns the native dialog around a part, found by a ref on it. Popovers of the part must render inside that dialog,
 * because everything outside is covered and inert.
 */
export function useOverlayHome() {
  const [home, setHome] = useState<Element>();
  const ref = useCallback((element: Element | null) => setHome(element?.closest('dialog') ?? undefined), []);
  return { home, ref };
}
