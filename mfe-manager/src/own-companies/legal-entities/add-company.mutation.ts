import { addCompany } from '@shop/contracts/manager/company';
import type { CallAnswer, CallInput } from '@shop/contracts/platform/call';
import { call } from '@shop/platform/http';
import { refreshOwnCompanies } from '../common/own-companies.queries.ts';

/** Adds a company, or asks its manager for access: `state` says which. Rejects as the call does. */
export async function addOwnCompany(
  requisites: CallInput<typeof addCompany>['body'],
): Promise<CallAnswer<typeof addCompany>> {
  const answer = await call(addCompany, { body: requisites });
  if (answer.state !== 'requested') refreshOwnCompanies();
  return answer;
}
