import { giveConsents as giveCall } from '@shop/contracts/account/consents';
import { call } from '@shop/platform/http';
import { checkSession } from '@shop/platform/session';
import { refreshOwnData } from './consents.queries.ts';

/** Agrees to texts; the shell stops asking for them at once. Rejects as the call does. */
export async function giveConsents(texts: readonly number[], way: 'profile' | 'dialog'): Promise<void> {
  await call(giveCall, { body: { texts: [...texts], way } });
  await Promise.allSettled([checkSession(), refreshOwnData()]);
}
