import type { addCompany as addCompanyCall } from '@shop/contracts/manager/company';
import type * as v from 'valibot';
import type { ActingUser } from '../../platform/actor/acting-user.ts';
import type { Db } from '../../platform/database/database.ts';
import { unscoped } from '../../platform/database/scoped.ts';
import { Validation } from '../../platform/errors/errors.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { addToCompany } from '../company-users/company-users.api.ts';
import { recordHistory } from '../history/history.api.ts';
import {
  addCompany,
  askManager,
  findCompany,
  lockInn,
  tellOfNewCompany,
} from '../registration/registration.api.ts';

type Given = v.InferOutput<NonNullable<typeof addCompanyCall.body>>;

/**
 * A company of the user's by its ИНН: a new one with him as its administrator and with the manager he has already; for
 * one the shop has its manager is asked. Throws `Validation` of `inn` for one of his own.
 */
export async function addOwnCompany(
  tx: Db,
  site: Pick<Settings, 'publicUrl' | 'siteName'>,
  actor: ActingUser,
  given: Given,
): Promise<{ state: 'added' | 'requested'; id: number | null }> {
  const company = { ...given, kpp: given.inn.length === 12 ? '' : given.kpp };
  await lockInn(tx, company.inn);
  await refuseOwn(tx, actor, company);
  const known = await findCompany(tx, company);
  if (known !== undefined) {
    const person = await personOf(tx, actor);
    await askManager(tx, site, { ...person, userId: actor.userId, company }, known);
    return { state: 'requested', id: null };
  }
  const { managerId, ...added } = await addCompany(tx, company, await currentManager(tx, actor));
  const { id } = added;
  await addToCompany(tx, { counterpartyId: id, userId: actor.userId }, { isAdmin: true, rights: [] });
  await tellOfNewCompany(tx, { ...company, ...added }, managerId);
  await recordHistory(tx, actor, {
    counterpartyId: id,
    action: 'company.added',
    details: { name: company.name, inn: company.inn },
  });
  return { state: 'added', id };
}

/** Of an ИНН with several branches the one with this КПП, and any where a КПП is not told. */
async function refuseOwn(db: Db, actor: ActingUser, { inn, kpp }: Pick<Given, 'inn' | 'kpp'>): Promise<void> {
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

function personOf(db: Db, { userId }: ActingUser) {
  return db
    .selectFrom('users')
    .select(['name', 'last_name', 'login as email', 'phone'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** Whoever looks after the user's company looks after another of his; null where nobody does. */
async function currentManager(db: Db, { counterpartyId }: ActingUser): Promise<number | null> {
  const current = await db
    .selectFrom('counterparties')
    .innerJoin('users as manager', 'manager.id', 'counterparties.manager_id')
    .select('manager.id')
    .where('counterparties.id', '=', counterpartyId ?? 0)
    .where('manager.active', '=', true)
    .executeTakeFirst();
  return current?.id ?? null;
}
