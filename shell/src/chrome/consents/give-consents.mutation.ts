import { giveConsents as giveCall } from '@shop/contracts/account/consents';
import { ApiRefusal, call } from '@shop/platform/http';
import { checkSession } from '@shop/platform/session';
import { refreshOwnData } from './consents.queries.ts';

/**
 * Agrees to texts; the shell stops asking for them at once. Rejects as the call does; after a refusal the boxes show the
 * versions in force.
 */
export async function giveConsents(texts: readonly number[], way: 'profile' | 'dialog'): Promise<void> {
  await call(giveCall, { body: { texts: [...texts], way } }).catch((error: unknown) => {
    if (error instanceof ApiRefusal) void refreshOwnData();
    throw error;
  });
  await Promise.allSettled([checkSession(), refreshOwnData()]);
}
