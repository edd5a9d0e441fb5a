import { useLocation } from '@shop/platform/router';
import { Tabs } from '@shop/ui/parts/tabs';
import { useEffect, useRef } from 'react';
import { hrefOfTab } from '../common/filters/remembered-filters.ts';
import { prefetchTab, prefetchWhenIdle } from './prefetch-tabs.ts';
import type { FinanceTab } from './tabs.ts';

interface TabRowProps {
  /** The tabs that the user may see. */
  readonly tabs: readonly FinanceTab[];
  readonly current: FinanceTab;
}

/**
 * The tabs, each linking to its remembered filters. A hovered or focused tab and the neighbours of the current one
 * are prefetched.
 */
export function TabRow({ tabs, current }: TabRowProps) {
  const { pathname, search } = useLocation();
  const row = useRef<HTMLDivElement>(null);
  const links = tabs.map((tab) => ({
    tab,
    label: tab.label,
    to: tab === current ? pathname + search : hrefOfTab(tab.section, tab.path, search),
  }));

  useEffect(() => {
    const box = row.current;
    const handleIntent = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      const pointed = link && tabs.find(({ path }) => path === link.pathname);
      if (pointed && pointed !== current) prefetchTab(pointed, link.search);
    };
    box?.addEventListener('pointerover', handleIntent, { passive: true });
    box?.addEventListener('focusin', handleIntent);
    return () => {
      box?.removeEventListener('pointerover', handleIntent);
      box?.removeEventListener('focusin', handleIntent);
    };
  }, [tabs, current]);
  useEffect(() => {
    const position = tabs.indexOf(current);
    const neighbours = [tabs[position + 1], tabs[position - 1]].filter((tab) => tab !== undefined);
    return prefetchWhenIdle(neighbours, search);
  }, [tabs, current, search]);

  return (
    <div ref={row} data-off-paper>
      <Tabs label="Разделы финансов" tabs={links} />
    </div>
  );
}
