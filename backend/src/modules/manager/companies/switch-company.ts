import { sql } from 'kysely';
import type { Actor } from '../../../platform/actor/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { unscoped } from '../../../platform/database/scoped.ts';
import { Validation } from '../../../platform/errors/errors.ts';
import { endStreams } from '../../../platform/events/live-events.ts';
import { lockCompany } from '../../access/access.api.ts';
import { hasNoCurrentCompany } from '../../company-users/company-users.api.ts';
import { readOwnedElsewhere } from '../../counterparties/counterparties.api.ts';
import { notifyAll } from '../../notifications/notifications.api.ts';
import { recordCompanyChange } from '../history/record-company-change.ts';

/**
 * Switches a company off or on and notifies its administrators. Switching off takes the company away from its people at
 * once: those working there move to another company of theirs or to none, impersonation there ends, and orders on their
 * way go on. Switching on gives it back. A company already in that state stays untouched. Throws `NotFound` for a
 * company that is not the manager's, `Validation` if the accounting system switches companies.
 */
export async function switchCompany(
  db: Db,
  actor: Actor,
  { id, active }: { readonly id: number; readonly active: boolean },
): Promise<void> {
  const company = await lockCompany(db, actor, id);
  if (company.active === active) return;
  if ((await readOwnedElsewhere(db)).includes('isActive'))
    throw new Validation('Отключение компаний ведётся в\u00a01С: измените его там', 'active');
  await switchLockedCompany(db, company, active);
  await recordCompanyChange(db, actor, [id], {
    action: active ? 'company.switched-on' : 'company.switched-off',
    details: { name: company.name },
  });
}

/**
 * The same for a company that the caller has locked and may switch; the caller records the change. Raises the version of
 * the company's terms, so that the office cannot save terms over it that were read before.
 */
export async function switchLockedCompany(
  db: Db,
  company: { readonly id: number; readonly name: string },
  active: boolean,
): Promise<void> {
  const { id } = company;
  await db
    .updateTable('counterparties')
    .set({ active, terms_version: sql`terms_version + 1` })
    .where('id', '=', id)
    .execute();
  if (!active) await endImpersonationsAt(db, id);
  const moved = active ? await moveBack(db, id) : await moveOn(db, id);
  await endStreams(db, { counterpartyId: id }, ...moved.map((userId) => ({ userId })));
  await notifyAdministrators(db, company, active);
}

async function endImpersonationsAt(db: Db, id: number): Promise<void> {
  const ended = await db
    .updateTable('sessions')
    .set({ ended_at: new Date() })
    .where('counterparty_id', '=', id)
    .where('ended_at', 'is', null)
    .returning('id as sessionId')
    .execute();
  await endStreams(db, ...ended);
}

/** Moves the users to the first of their other companies, by name. */
async function moveOn(db: Db, id: number): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    update users set current_counterparty_id = (
      select company.id from counterparty_users member
      join counterparties company on company.id = member.counterparty_id and company.active
      where member.user_id = users.id order by company.name, company.id limit 1)
    where current_counterparty_id = ${id} returning id`.execute(db);
  return rows.map((user) => user.id);
}

/** Moves users who currently work at no company to this one. */
async function moveBack(db: Db, id: number): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    update users set current_counterparty_id = ${id}
    where ${hasNoCurrentCompany}
      and id in (select member.user_id from counterparty_users member where member.counterparty_id = ${id})
    returning id`.execute(db);
  return rows.map((user) => user.id);
}

async function notifyAdministrators(
  db: Db,
  { id, name }: { readonly id: number; readonly name: string },
  isOn: boolean,
): Promise<void> {
  const administrators = await unscoped(db, 'the company is the manager’s')
    .selectFrom('counterparty_users')
    .select('user_id')
    .where('counterparty_id', '=', id)
    .where('is_admin', '=', true)
    .execute();
  const message = isOn
    ? `${name}: снова можно заказывать и\u00a0работать с\u00a0документами.`
    : `${name}: работать от\u00a0её имени пока нельзя. Оформленные заказы мы\u00a0выполним. Если это ошибка, свяжитесь с\u00a0менеджером.`;
  await notifyAll(
    db,
    administrators.map(({ user_id: userId }) => ({
      userId,
      counterpartyId: id,
      kind: 'company',
      title: isOn ? 'Компания снова включена' : 'Компания отключена',
      message,
      link: '/mycompanies/',
    })),
  );
}
