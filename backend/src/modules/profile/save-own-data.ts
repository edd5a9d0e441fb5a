import type { updateProfile } from '@shop/contracts/account/profile';
import type * as v from 'valibot';
import type { Actor } from '../../platform/actor/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { transact } from '../../platform/database/transact.ts';
import { Forbidden } from '../../platform/errors/errors.ts';
import type { Services } from '../../platform/http/services.ts';
import type { Visitor } from '../../platform/http/session/visitor.ts';
import { editColleague, refuseSharedPerson } from '../company-users/company-users.api.ts';
import { withNewPhone } from './new-phone.ts';
import { type OwnData, profileOf } from './profile.repository.ts';

type GivenData = v.InferOutput<NonNullable<typeof updateProfile.body>>;

/**
 * Saves the user's own data; fields that are not given stay. A new phone is a key to the account (new-phone.ts). A
 * colleague's fields are limited to those an administrator may change (company-users/edit-colleague.ts). Throws what
 * those two throw, and `Forbidden` for a user who would remove himself from a company.
 */
export async function saveOwnData(
  services: Pick<Services, 'db' | 'settings'>,
  actor: Actor,
  { userId, contragent, active, ...given }: GivenData,
  visitor: Visitor,
): Promise<void> {
  if (userId !== undefined && userId !== actor.userId)
    return transact(services.db, (tx) => editColleague(tx, actor, { userId, contragent, active, ...given }));
  if (active === false) throw new Forbidden('Отключить самого себя нельзя. Попросите другого администратора');
  return saveOwn(services, actor, given, visitor);
}

async function saveOwn(
  services: Pick<Services, 'db' | 'settings'>,
  actor: Actor,
  { checkWord, oldPassword, ...given }: Omit<GivenData, 'userId' | 'contragent' | 'active'>,
  visitor: Visitor,
): Promise<void> {
  const { db } = services;
  const { phone } = await profileOf(db, actor).read();
  if (given.phone === undefined || given.phone === phone) {
    await db.transaction().execute((tx) => saveChanges(tx, actor, given));
    return;
  }
  const proof = { phone: given.phone, checkWord, oldPassword };
  await withNewPhone(services, actor, proof, visitor, (tx) => saveChanges(tx, actor, given));
}

async function saveChanges(tx: Db, actor: Actor, given: Partial<OwnData>): Promise<void> {
  const profile = profileOf(tx, actor);
  const before = await profile.read();
  const changed = Object.entries(given).filter(([name, value]) => value !== before[name as keyof OwnData]);
  if (changed.length === 0) return;
  if (actor.actedBy !== null) await refuseSharedPerson(tx, actor.actedBy.id, actor.userId);
  await profile.save(Object.fromEntries(changed));
}
