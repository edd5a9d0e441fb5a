import type { OwnCompany } from '@shop/contracts/manager/company';

/** The search parameter of the chosen company: its code. Finances use the same name. */
export const COMPANY_PARAM = 'contragent';

/**
 * The company to show: the one in the URL, else the current one. A switched-off company has no tabs, so it is never
 * chosen. Undefined if there is none, or the URL names a company of somebody else.
 */
export function chooseCompany(companies: readonly OwnCompany[], search: string): OwnCompany | undefined {
  const code = new URLSearchParams(search).get(COMPANY_PARAM);
  const active = companies.filter(({ isActive }) => isActive);
  if (code !== null) return active.find((company) => company.code === code);
  return active.find(({ isCurrent }) => isCurrent) ?? active[0];
}

/** The URL of a tab with the chosen company and without other parameters. */
export function hrefFor(path: string, search: string): string {
  const code = new URLSearchParams(search).get(COMPANY_PARAM);
  return code === null ? path : `${path}?${COMPANY_PARAM}=${encodeURIComponent(code)}`;
}
