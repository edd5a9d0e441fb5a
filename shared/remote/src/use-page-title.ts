import { useContext, useEffect } from 'react';
import { getHost } from './host.ts';
import { PageShown } from './page-shown.ts';

/**
 * Sets the page's title: «Перчатки — Спецоснова». Pass undefined until the content is known: the title also signals
 * that the page is shown, so focus and scroll are set and the title is announced.
 */
export function usePageTitle(title: string | undefined): void {
  const shown = useContext(PageShown);
  useEffect(() => {
    if (!title) return;
    shown.current = true;
    getHost().pageShown(title);
  }, [title, shown]);
}
