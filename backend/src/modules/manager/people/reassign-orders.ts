import { sql } from 'kysely';
import type { ActingUser } from '../../../platform/actor/acting-user.ts';
import type { Db } from '../../../platform/database/database.ts';
import { unscoped } from '../../../platform/database/scoped.ts';
import { NotFound, Validation } from '../../../platform/errors/errors.ts';
import { type Notice, notifyAll, ordersLink } from '../../notifications/notifications.api.ts';
import { publishOrderChanged } from '../../orders/orders.api.ts';
import { tellCompanies } from '../tell-companies.ts';
import { peopleOf, UNKNOWN_USER } from './managed-people.ts';
import { ordersOf } from './reassign-form.repository.ts';

/** Beyond them a message says how many there are. */
const NUMBERS_NAMED = 5;

type Order = Awaited<ReturnType<typeof holdOrders>>[number];

/**
 * Gives all orders of a user at the manager's companies to another, who is their author from now on, in the call's one
 * transaction. An order that is being placed meanwhile is either among them or placed after them.
 *
 * Throws `NotFound` for a user who is not the manager's, and `Validation` of `new_user_id` for the user himself, staff,
 * strangers, whoever is switched off, and who does not belong to the company of every order; it names those.
 */
export async function reassignOrders(
  db: Db,
  actor: ActingUser,
  { userId, newUserId }: { readonly userId: number; readonly newUserId: number },
): Promise<{ moved: number }> {
  if (userId === newUserId)
    throw new Validation('Заказы уже у\u00a0этого пользователя. Выберите другого', 'new_user_id');
  const [from, to] = await holdBoth(db, actor, userId, newUserId);
  const orders = await holdOrders(db, actor, userId);
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
  await tell(db, actor, { from, to, orders });
  return { moved: orders.length };
}

/**
 * Held so that no order is placed by either until this is done: who places one refers to the account. Both in the order
 * of their ids, so that two who reassign to each other wait and do not meet.
 */
async function holdBoth(db: Db, actor: ActingUser, userId: number, newUserId: number) {
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

/** In the order of their ids, as whoever moves orders holds them. */
function holdOrders(db: Db, actor: ActingUser, userId: number) {
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

/** Each company keeps how many of its own went from whom to whom; open pages look again, and the new author is told. */
async function tell(db: Db, actor: ActingUser, { from, to, orders }: Reassigned): Promise<void> {
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
    await tellCompanies(db, actor, [counterpartyId], {
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
