import { updateProfile } from '@shop/contracts/account/profile';
import { call } from '@shop/platform/http';
import { queryClient } from '@shop/platform/query';
import { sessionsQuery } from './profile.queries.ts';

/** A phone number with its verification token, which is valid for ten minutes. */
export interface ProvenPhone {
  readonly phone: string;
  readonly checkWord: string;
}

/** Sets the user's own phone number, which ends their other sessions. Rejects as the call does. */
export async function changePhone({ phone, checkWord }: ProvenPhone, oldPassword: string): Promise<void> {
  await call(updateProfile, { body: { phone, checkWord, oldPassword } });
  void queryClient.invalidateQueries({ queryKey: sessionsQuery().queryKey });
}
