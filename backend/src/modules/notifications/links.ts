/** Pages that notifications are about; of a company by its code, as the pages' own addresses name it. */

type FinancesTab = 'acts' | 'schedule' | 'bonus';

export function orderLink(id: number): string {
  return `/orders/${id}/`;
}

/** Orders of one of the own companies. */
export function ordersLink(companyCode: string): string {
  return `/orders/?contragent=${encodeURIComponent(companyCode)}`;
}

export function financesLink(tab: FinancesTab, companyCode: string): string {
  return `/finances/${tab}/?contragent=${encodeURIComponent(companyCode)}`;
}

/** People of one of the own companies. */
export function peopleLink(companyCode: string): string {
  return `/mycompanies/people/?contragent=${encodeURIComponent(companyCode)}`;
}

/** The manager's card of a client. */
export function clientLink(companyCode: string): string {
  return `/manager/mycompanies/${encodeURIComponent(companyCode)}/`;
}
