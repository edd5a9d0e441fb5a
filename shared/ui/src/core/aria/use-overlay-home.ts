import { useCallback, useState } from 'react';

/**
 * The native dialog around a part, found by a ref on it: what the part opens has to live in that dialog, since
 * everything outside of it is covered and inert.
 */
export function useOverlayHome() {
  const [home, setHome] = useState<Element>();
  const ref = useCallback((element: Element | null) => setHome(element?.closest('dialog') ?? undefined), []);
  return { home, ref };
}
