import { getCompanyUsers, getOwnCompanies, type OwnCompany } from '@shop/contracts/manager/company';
import { getHistory } from '@shop/contracts/manager/history';
import { getSalePoints } from '@shop/contracts/manager/sale-points';
import { callKey, callQuery, queryClient } from '@shop/platform/query';

/** The user's companies with requisites. */
export const ownCompaniesQuery = () => callQuery(getOwnCompanies, {});

/**
 * Refreshes the queries of this feature after a write by anyone: active ones now, the others when they are shown
 * next.
 */
export function refreshOwnCompanies(): void {
  for (const list of [getOwnCompanies, getCompanyUsers, getSalePoints, getHistory])
    void queryClient.invalidateQueries({ queryKey: callKey(list) });
}

/** Whether the user may edit the company and see its people and history. */
export function mayEdit({ isAdmin, isActive, rights }: OwnCompany): boolean {
  return isActive && (isAdmin || rights.includes('company'));
}
