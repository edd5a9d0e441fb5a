import { updateProfile } from '@shop/contracts/account/profile';
import { updateUserRights } from '@shop/contracts/manager/company';
import type { CallInput } from '@shop/contracts/platform/call';
import { call } from '@shop/platform/http';
import { refreshOwnCompanies } from '../common/own-companies.queries.ts';

interface PersonChange {
  readonly userId: number;
  readonly contragent: number;
  /** Undefined leaves the names and the position as they are. */
  readonly names: Omit<CallInput<typeof updateProfile>['body'], 'userId' | 'contragent'> | undefined;
  /** Undefined leaves the permissions as they are. */
  readonly member: Omit<CallInput<typeof updateUserRights>['body'], 'userId' | 'contragent'> | undefined;
}

/**
 * Saves a colleague. Only what differs is sent, so that the activity log shows no change that did not happen. Rejects
 * as the calls do.
 */
export async function savePerson({ userId, contragent, names, member }: PersonChange): Promise<void> {
  if (names) await call(updateProfile, { body: { ...names, userId, contragent } });
  if (member) await call(updateUserRights, { body: { ...member, userId, contragent } });
  refreshOwnCompanies();
}
