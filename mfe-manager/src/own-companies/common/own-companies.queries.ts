import { getCompanyUsers, getOwnCompanies, type OwnCompany } from '@shop/contracts/manager/company';
import { getHistory } from '@shop/contracts/manager/history';
import { getSalePoints } from '@shop/contracts/manager/sale-points';
import { callKey, callQuery, queryClient } from '@shop/platform/query';

/** The user's companies with requisites. */
export const ownCompaniesQuery = () => callQuery(getOwnCompanies, {});

/** After a write, own or another's: what is on screen is read again, the rest when it is shown next. */
export function refreshOwnCompanies(): void {
  for (const list of [getOwnCompanies, getCompanyUsers, getSalePoints, getHistory])
    void queryClient.invalidateQueries({ queryKey: callKey(list) });
}

/** Whether the user may change data of the company, and see its people and their history. */
export function mayEdit({ isAdmin, isActive, rights }: OwnCompany): boolean {
  return isActive && (isAdmin || rights.includes('company'));
}
