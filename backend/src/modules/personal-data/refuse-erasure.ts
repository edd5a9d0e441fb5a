import type { Db } from '../../platform/database/database.ts';
import { unscoped } from '../../platform/database/scoped.ts';
import { Conflict } from '../../platform/errors/errors.ts';
import { isLastAdmin } from '../company-users/company-users.api.ts';
import { lockCounterparty } from '../counterparties/counterparties.api.ts';
import { isLastAdministrator, lockStaff } from '../staff/staff.api.ts';
import type { Person } from './person.ts';

const REASON = 'a person is erased at every company';

/**
 * Throws `Conflict` where others would be left helpless: colleagues without an administrator, clients without their
 * manager, a shop without anybody who manages staff, or an order on its way without the person who placed it.
 */
export async function refuseErasure(db: Db, person: Person): Promise<void> {
  await refuseOpenOrders(db, person);
  await refuseOnlyAdmin(db, person);
  await refuseNeededStaff(db, person);
}

async function refuseOpenOrders(db: Db, { id }: Person): Promise<void> {
  const open = await unscoped(db, REASON)
    .selectFrom('orders')
    .select('number')
    .where('created_by', '=', id)
    .where('status', 'not in', ['delivered', 'cancelled'])
    .orderBy('id')
    .limit(6)
    .execute();
  if (open.length === 0) return;
  const named = open.slice(0, 5).map(({ number }) => number);
  const more = open.length > named.length ? ' и\u00a0другие' : '';
  throw new Conflict(
    `Заказы ещё в\u00a0пути: ${named.join(', ')}${more}. Данные можно удалить, когда их доставят или отменят`,
  );
}

async function refuseOnlyAdmin(db: Db, { id }: Person): Promise<void> {
  const companies = await unscoped(db, REASON)
    .selectFrom('counterparty_users as own')
    .innerJoin('counterparties', 'counterparties.id', 'own.counterparty_id')
    .innerJoin('counterparty_users as other', 'other.counterparty_id', 'own.counterparty_id')
    .innerJoin('users', 'users.id', 'other.user_id')
    .select(['counterparties.id', 'counterparties.name'])
    .distinct()
    .where('own.user_id', '=', id)
    .where('other.user_id', '!=', id)
    .where('users.active', '=', true)
    .orderBy('counterparties.id')
    .execute();
  for (const company of companies) {
    await lockCounterparty(db, company.id);
    if (await isLastAdmin(db, { counterpartyId: company.id, userId: id }))
      throw new Conflict(
        `В\u00a0компании «${company.name}» другого администратора нет. Сначала назначьте его: без администратора коллеги не смогут работать`,
      );
  }
}

async function refuseNeededStaff(db: Db, { id }: Person): Promise<void> {
  const client = await db
    .selectFrom('counterparties')
    .select('name')
    .where('manager_id', '=', id)
    .executeTakeFirst();
  if (client !== undefined)
    throw new Conflict(`Это менеджер клиента «${client.name}». Сначала передайте клиентов другому менеджеру`);
  const planned = await unscoped(db, REASON)
    .selectFrom('terms_history as change')
    .innerJoin('counterparties', 'counterparties.id', 'change.counterparty_id')
    .select('counterparties.name')
    .where('change.field', '=', 'manager')
    .where('change.value', '=', id)
    .where('change.applied_at', 'is', null)
    .executeTakeFirst();
  if (planned !== undefined)
    throw new Conflict(
      `Это будущий менеджер клиента «${planned.name}». Сначала отмените запланированное назначение`,
    );
  await lockStaff(db);
  if (await isLastAdministrator(db, id))
    throw new Conflict('Это единственный администратор магазина. Сначала дайте его права другому сотруднику');
}
