/** Links to the pages that notifications are about; a company is named by its code, as in the pages' own addresses. */

type FinancesTab = 'acts' | 'schedule' | 'bonus';

/** One order. */
export function orderLink(id: number): string {
  return `/orders/${id}/`;
}

/** The orders of one of the user's companies. */
export function ordersLink(companyCode: string): string {
  return `/orders/?contragent=${encodeURIComponent(companyCode)}`;
}

/** A tab of the finances of one of the user's companies. */
export function financesLink(tab: FinancesTab, companyCode: string): string {
  return `/finances/${tab}/?contragent=${encodeURIComponent(companyCode)}`;
}

/** The people of one of the user's companies. */
export function peopleLink(companyCode: string): string {
  return `/mycompanies/people/?contragent=${encodeURIComponent(companyCode)}`;
}

/** The manager's card of a client. */
export function clientLink(companyCode: string): string {
  return `/manager/mycompanies/${encodeURIComponent(companyCode)}/`;
}
