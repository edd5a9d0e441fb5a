import { useContext, useEffect } from 'react';
import { getHost } from './host.ts';
import { PageShown } from './page-shown.ts';

/**
 * Names the page: «Перчатки — Спецоснова». Call it where the content is known; until then pass undefined.
 * It is also the sign that the page is on screen, upon which focus and scroll are set and the title is announced.
 */
export function usePageTitle(title: string | undefined): void {
  const shown = useContext(PageShown);
  useEffect(() => {
    if (!title) return;
    shown.current = true;
    getHost().pageShown(title);
  }, [title, shown]);
}
