import type { addManagedCounterparty } from '@shop/contracts/manager/manager';
import type * as v from 'valibot';
import type { Actor } from '../../../platform/actor/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { Validation } from '../../../platform/errors/errors.ts';
import { addCompany, findCompany, lockInn } from '../../registration/registration.api.ts';
import { recordCompanyChange } from '../history/record-company-change.ts';

type CompanyFields = v.InferOutput<typeof addManagedCounterparty.body & {}>;

/**
 * Adds a client whose manager is the actor. Throws `Validation` of `inn` for a company the shop already has; the
 * message names its manager.
 */
export async function addClient(db: Db, actor: Actor, fields: CompanyFields) {
  await lockInn(db, fields.inn);
  const known = await findCompany(db, fields);
  if (known !== undefined) {
    throw new Validation(`${known.name} уже есть в\u00a0магазине. ${await whose(db, actor, known)}`, 'inn');
  }
  const { id } = await addCompany(db, fields);
  const { code } = await db
    .updateTable('counterparties')
    .set({ manager_id: actor.userId })
    .where('id', '=', id)
    .returning('code')
    .executeTakeFirstOrThrow();
  await recordCompanyChange(db, actor, [id], {
    action: 'company.added',
    details: { name: fields.name, inn: fields.inn },
  });
  return { id, code };
}

async function whose(
  db: Db,
  actor: Actor,
  { managerId }: { readonly managerId: number | null },
): Promise<string> {
  if (managerId === actor.userId) return 'Это ваш клиент, найдите его в\u00a0списке';
  if (managerId === null) return 'Менеджера у\u00a0компании ещё нет, она тоже в\u00a0вашем списке';
  const { name, last_name } = await db
    .selectFrom('users')
    .select(['name', 'last_name'])
    .where('id', '=', managerId)
    .executeTakeFirstOrThrow();
  return `Её ведёт другой менеджер: ${name} ${last_name}`;
}
