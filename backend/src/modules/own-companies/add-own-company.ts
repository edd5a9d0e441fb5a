import type { addCompany as addCompanyCall } from '@shop/contracts/manager/company';
import type * as v from 'valibot';
import type { Actor } from '../../platform/actor/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { unscoped } from '../../platform/database/scoped.ts';
import { Validation } from '../../platform/errors/errors.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { addToCompany } from '../company-users/company-users.api.ts';
import { recordHistory } from '../history/history.api.ts';
import {
  addCompany,
  findCompany,
  lockInn,
  notifyOfNewCompany,
  requestAccess,
} from '../registration/registration.api.ts';

type Given = v.InferOutput<NonNullable<typeof addCompanyCall.body>>;

/**
 * Adds a company to the user's by its ИНН: a new company with the user as administrator and the user's current manager;
 * for one already in the shop, its manager is asked. Throws `Validation` of `inn` for a company the user already has.
 */
export async function addOwnCompany(
  tx: Db,
  site: Pick<Settings, 'publicUrl' | 'siteName'>,
  actor: Actor,
  given: Given,
): Promise<{ state: 'added' | 'requested'; id: number | null }> {
  const company = { ...given, kpp: given.inn.length === 12 ? '' : given.kpp };
  await lockInn(tx, company.inn);
  await refuseOwn(tx, actor, company);
  const known = await findCompany(tx, company);
  if (known !== undefined) {
    const person = await personOf(tx, actor);
    await requestAccess(tx, site, { ...person, userId: actor.userId, company }, known);
    return { state: 'requested', id: null };
  }
  const { managerId, ...added } = await addCompany(tx, company, await currentManager(tx, actor));
  const { id } = added;
  await addToCompany(tx, { counterpartyId: id, userId: actor.userId }, { isAdmin: true, rights: [] });
  await notifyOfNewCompany(tx, { ...company, ...added }, managerId);
  await recordHistory(tx, actor, {
    counterpartyId: id,
    action: 'company.added',
    details: { name: company.name, inn: company.inn },
  });
  return { state: 'added', id };
}

/** Finds the branch with this КПП, or any branch of the ИНН when no КПП is given. */
async function refuseOwn(db: Db, actor: Actor, { inn, kpp }: Pick<Given, 'inn' | 'kpp'>): Promise<void> {
  const own = await unscoped(db, 'the own memberships, at every company')
    .selectFrom('counterparty_users')
    .innerJoin('counterparties as company', 'company.id', 'counterparty_users.counterparty_id')
    .select('company.name')
    .where('counterparty_users.user_id', '=', actor.userId)
    .where('company.inn', '=', inn)
    .$if(kpp !== '', (same) =>
      same.where(({ or, eb }) => or([eb('company.kpp', '=', kpp), eb('company.kpp', 'is', null)])),
    )
    .executeTakeFirst();
  if (own !== undefined) throw new Validation(`Это уже ваша компания: ${own.name}`, 'inn');
}

function personOf(db: Db, { userId }: Actor) {
  return db
    .selectFrom('users')
    .select(['name', 'last_name', 'login as email', 'phone'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** Returns the manager of the user's current company; null when it has none. */
async function currentManager(db: Db, { counterpartyId }: Actor): Promise<number | null> {
  const current = await db
    .selectFrom('counterparties')
    .innerJoin('users as manager', 'manager.id', 'counterparties.manager_id')
    .select('manager.id')
    .where('counterparties.id', '=', counterpartyId ?? 0)
    .where('manager.active', '=', true)
    .executeTakeFirst();
  return current?.id ?? null;
}
