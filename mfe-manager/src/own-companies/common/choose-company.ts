import type { OwnCompany } from '@shop/contracts/manager/company';

/** The name of the choice in the address: the code of a company, as finances call it too. */
export const COMPANY_PARAM = 'contragent';

/**
 * Which company is worked on: the one the address names, without one the current. A company that is switched off shows
 * nothing but itself, so it is none of them. Undefined: there is none, or the address names one that is not the user's.
 */
export function chooseCompany(companies: readonly OwnCompany[], search: string): OwnCompany | undefined {
  const code = new URLSearchParams(search).get(COMPANY_PARAM);
  const active = companies.filter(({ isActive }) => isActive);
  if (code !== null) return active.find((company) => company.code === code);
  return active.find(({ isCurrent }) => isCurrent) ?? active[0];
}

/** The address of a tab that goes on with the company chosen now, and with nothing else. */
export function hrefFor(path: string, search: string): string {
  const code = new URLSearchParams(search).get(COMPANY_PARAM);
  return code === null ? path : `${path}?${COMPANY_PARAM}=${encodeURIComponent(code)}`;
}
