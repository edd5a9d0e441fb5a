/** Below it stand the manager's own pages and the cards of his clients (§2). */
const CLIENTS = '/manager/mycompanies/';

/** The card of a client. */
export function cardPath(code: string): string {
  return `${CLIENTS}${encodeURIComponent(code)}/`;
}

/** A list of the manager's, of one client alone. */
export function listPath(list: 'users' | 'salepoints', code: string): string {
  return `${CLIENTS}${list}/?contragent=${encodeURIComponent(code)}`;
}
