import { sql } from 'kysely';
import type { Actor } from '../../../platform/actor/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { unscoped } from '../../../platform/database/scoped.ts';
import { NotFound, Validation } from '../../../platform/errors/errors.ts';
import { type Notice, notifyAll, ordersLink } from '../../notifications/notifications.api.ts';
import { publishOrderChanged } from '../../orders/orders.api.ts';
import { recordCompanyChange } from '../history/record-company-change.ts';
import { peopleOf, UNKNOWN_USER } from './managed-people.ts';
import { ordersOf } from './reassign-form.repository.ts';

/** A message with more of them gives their number instead. */
const NUMBERS_NAMED = 5;

type Order = Awaited<ReturnType<typeof lockOrders>>[number];

/**
 * Makes another user the author of all orders a user has at the manager's companies, in the call's single transaction.
 * An order being placed meanwhile is either among them or placed afterwards.
 *
 * Throws `NotFound` for a user who is not the manager's, and `Validation` of `new_user_id` for the same user, staff,
 * people of other managers, switched-off accounts, and anyone who does not belong to the company of every order; the
 * message names those companies.
 */
export async function reassignOrders(
  db: Db,
  actor: Actor,
  { userId, newUserId }: { readonly userId: number; readonly newUserId: number },
): Promise<{ moved: number }> {
  if (userId === newUserId)
    throw new Validation('Заказы уже у\u00a0этого пользователя. Выберите другого', 'new_user_id');
  const [from, to] = await lockBoth(db, actor, userId, newUserId);
  const orders = await lockOrders(db, actor, userId);
  await refuseForeign(db, to, orders);
  if (orders.length === 0) return { moved: 0 };
  await unscoped(db, 'the orders that were found')
    .updateTable('orders')
    .set({ created_by: to.id })
    .where(
      'id',
      'in',
      orders.map(({ id }) => id),
    )
    .execute();
  await recordReassignment(db, actor, { from, to, orders });
  return { moved: orders.length };
}

/**
 * Locks both accounts, so that neither places an order meanwhile: placing one refers to the account. Locking in order
 * of ids keeps two opposite reassignments from deadlocking.
 */
async function lockBoth(db: Db, actor: Actor, userId: number, newUserId: number) {
  const found = await peopleOf(db, actor)
    .select(['person.id', 'person.active', sql<string>`person.name || ' ' || person.last_name`.as('name')])
    .where('person.id', 'in', [userId, newUserId])
    .orderBy('person.id')
    .forUpdate()
    .execute();
  const from = found.find(({ id }) => id === userId);
  const to = found.find(({ id }) => id === newUserId);
  if (from === undefined) throw new NotFound(UNKNOWN_USER);
  if (to === undefined)
    throw new Validation('Этот пользователь не\u00a0из\u00a0ваших компаний', 'new_user_id');
  if (!to.active) throw new Validation(`Учётная запись отключена: ${to.name}`, 'new_user_id');
  return [from, to] as const;
}

/** Locks the orders by id, in the same order as every other mover of orders. */
function lockOrders(db: Db, actor: Actor, userId: number) {
  return ordersOf(db, actor, userId)
    .select(['placed.id', 'placed.number', 'placed.counterparty_id as counterpartyId'])
    .orderBy('placed.id')
    .forNoKeyUpdate()
    .execute();
}

async function refuseForeign(
  db: Db,
  to: { readonly id: number; readonly name: string },
  orders: readonly Order[],
): Promise<void> {
  const memberships = await unscoped(db, 'where the new author works')
    .selectFrom('counterparty_users')
    .select('counterparty_id')
    .where('user_id', '=', to.id)
    .forShare()
    .execute();
  const own = new Set(memberships.map(({ counterparty_id }) => counterparty_id));
  const foreign = orders.filter(({ counterpartyId }) => !own.has(counterpartyId));
  if (foreign.length === 0) return;
  const named = foreign.slice(0, NUMBERS_NAMED).map(({ number }) => number);
  const rest = foreign.length - named.length;
  const numbers = `${named.join(', ')}${rest > 0 ? ` и\u00a0ещё\u00a0${rest}` : ''}`;
  throw new Validation(
    `${to.name} не\u00a0работает в\u00a0компаниях, от\u00a0которых оформлены заказы: ${numbers}`,
    'new_user_id',
  );
}

interface Reassigned {
  readonly from: { readonly id: number; readonly name: string };
  readonly to: { readonly id: number; readonly name: string };
  readonly orders: readonly Order[];
}

/** Records in each company's history how many of its orders moved, refreshes open pages and notifies the new author. */
async function recordReassignment(db: Db, actor: Actor, { from, to, orders }: Reassigned): Promise<void> {
  const byCompany = Map.groupBy(orders, ({ counterpartyId }) => counterpartyId);
  const companies = await db
    .selectFrom('counterparties')
    .select(['id', 'code', 'name'])
    .where('id', 'in', [...byCompany.keys()])
    .orderBy('id')
    .execute();
  const notices: Notice[] = [];
  for (const { id: counterpartyId, code, name } of companies) {
    const ofCompany = byCompany.get(counterpartyId) ?? [];
    const count = ofCompany.length;
    await recordCompanyChange(db, actor, [counterpartyId], {
      action: 'orders.reassigned',
      details: { count, from: from.name, fromId: from.id, to: to.name, toId: to.id },
    });
    const [{ id: orderId } = { id: 0 }] = ofCompany;
    await publishOrderChanged(db, { orderId, counterpartyId });
    notices.push({
      userId: to.id,
      counterpartyId,
      kind: 'order',
      title: 'Вам переданы заказы',
      message: `${name}. Заказов: ${count}. Раньше их\u00a0вёл другой сотрудник: ${from.name}.`,
      link: ordersLink(code),
    });
  }
  await notifyAll(db, notices);
}
