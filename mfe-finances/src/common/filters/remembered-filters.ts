import type { FinanceSection } from '@shop/contracts/finances/finances';
import { subscribe } from '@shop/platform/events';

const remembered = new Map<FinanceSection, string>();

subscribe('counterparty.switched', () => remembered.clear());
subscribe('session.ended', () => remembered.clear());

/** Search parameters shared by all tabs. */
const partyNames = ['contragent', 'contract'] as const;

/** Remembers the filters of a tab until the counterparty changes or the page is left. */
export function rememberFilters(section: FinanceSection, search: string): void {
  remembered.set(section, search);
}

/** The URL of a tab with its remembered filters and the company and contract chosen now. */
export function hrefOfTab(section: FinanceSection, path: string, currentSearch: string): string {
  const params = new URLSearchParams(remembered.get(section));
  const current = new URLSearchParams(currentSearch);
  for (const name of partyNames) {
    const chosen = current.get(name);
    // Page numbers of another company do not apply.
    if (chosen !== params.get(name)) params.delete('page');
    if (chosen === null) params.delete(name);
    else params.set(name, chosen);
  }
  const search = params.toString();
  return search ? `${path}?${search}` : path;
}
