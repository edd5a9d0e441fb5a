import type { FinanceSection } from '@shop/contracts/finances/finances';
import { subscribe } from '@shop/platform/events';

const kept = new Map<FinanceSection, string>();

subscribe('counterparty.switched', () => kept.clear());
subscribe('session.ended', () => kept.clear());

/** Search parameters that all tabs share. */
const partyNames = ['contragent', 'contract'] as const;

/** Remembers how a tab is filtered, until the counterparty changes or the page is left. */
export function keepFilters(section: FinanceSection, search: string): void {
  kept.set(section, search);
}

/** The address of a tab as it was filtered last, for the company and contract that are chosen now. */
export function hrefOfTab(section: FinanceSection, path: string, currentSearch: string): string {
  const params = new URLSearchParams(kept.get(section));
  const current = new URLSearchParams(currentSearch);
  for (const name of partyNames) {
    const chosen = current.get(name);
    // Another company has other pages.
    if (chosen !== params.get(name)) params.delete('page');
    if (chosen === null) params.delete(name);
    else params.set(name, chosen);
  }
  const search = params.toString();
  return search ? `${path}?${search}` : path;
}
