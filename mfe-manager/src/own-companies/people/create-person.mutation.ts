import { createCompanyUser } from '@shop/contracts/manager/company';
import type { CallAnswer, CallInput } from '@shop/contracts/platform/call';
import { call } from '@shop/platform/http';
import { refreshOwnCompanies } from '../common/own-companies.queries.ts';

/** Adds a person to a company; without an account the person is invited by email. Rejects as the call does. */
export async function createPerson(
  person: CallInput<typeof createCompanyUser>['body'],
): Promise<CallAnswer<typeof createCompanyUser>> {
  const created = await call(createCompanyUser, { body: person });
  refreshOwnCompanies();
  return created;
}
