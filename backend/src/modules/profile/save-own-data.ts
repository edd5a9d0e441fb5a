import type { updateProfile } from '@shop/shared/contracts/profile';
import type * as v from 'valibot';
import type { Db } from '../../database/database.ts';
import type { ActingUser } from '../../http/acting-user.ts';
import { NotFound } from '../../http/errors.ts';
import type { Visitor } from '../../http/visitor.ts';
import type { Services } from '../../services.ts';
import { withNewPhone } from './new-phone.ts';
import { type OwnData, profileOf } from './profile.repository.ts';

type GivenData = v.InferOutput<NonNullable<typeof updateProfile.body>>;

/**
 * Saves what the user says of himself; what is not given stays. A new phone is a key to the account (new-phone.ts).
 * Throws `NotFound` for another user's id, and what a new phone throws.
 */
export async function saveOwnData(
  services: Pick<Services, 'db' | 'settings'>,
  actor: ActingUser,
  { userId, checkWord, oldPassword, ...given }: GivenData,
  visitor: Visitor,
): Promise<void> {
  const { db } = services;
  if (userId !== undefined && userId !== actor.userId) throw new NotFound('Такого пользователя нет');
  const { phone } = await profileOf(db, actor).read();
  if (given.phone === undefined || given.phone === phone) {
    await db.transaction().execute((tx) => saveChanges(tx, actor, given));
    return;
  }
  const proof = { phone: given.phone, checkWord, oldPassword };
  await withNewPhone(services, actor, proof, visitor, (tx) => saveChanges(tx, actor, given));
}

async function saveChanges(tx: Db, actor: ActingUser, given: Partial<OwnData>): Promise<void> {
  const profile = profileOf(tx, actor);
  const before = await profile.read();
  const changed = Object.entries(given).filter(([name, value]) => value !== before[name as keyof OwnData]);
  if (changed.length > 0) await profile.save(Object.fromEntries(changed));
}
