/** The prefix of the manager's pages and client cards (§2). */
const CLIENTS = '/manager/mycompanies/';

/** The path of a client card. */
export function cardPath(code: string): string {
  return `${CLIENTS}${encodeURIComponent(code)}/`;
}

/** The path of a manager's list, filtered by a client. */
export function listPath(list: 'users' | 'salepoints', code: string): string {
  return `${CLIENTS}${list}/?contragent=${encodeURIComponent(code)}`;
}
