import { requestCompanyUpdate } from '@shop/contracts/manager/company';
import type { CallAnswer, CallInput } from '@shop/contracts/platform/call';
import { call } from '@shop/platform/http';
import { refreshOwnCompanies } from '../common/own-companies.queries.ts';

/** Asks the manager to change requisites; resolves to the appeal that carries the request. Rejects as the call does. */
export async function requestUpdate(
  request: CallInput<typeof requestCompanyUpdate>['body'],
): Promise<CallAnswer<typeof requestCompanyUpdate>> {
  const answer = await call(requestCompanyUpdate, { body: request });
  refreshOwnCompanies();
  return answer;
}
