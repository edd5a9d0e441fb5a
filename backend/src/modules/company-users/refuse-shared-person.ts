import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { unscoped } from '../../platform/database/scoped.ts';
import { Forbidden } from '../../platform/errors/errors.ts';
import { mayImpersonateAt } from '../../platform/http/session/session.ts';

/**
 * Names are shared by all companies of a person, so a customer may change them only if he may act at all of them.
 * Otherwise anyone could add an administrator of another company to his own and rename him. Throws `Forbidden`;
 * managers may always.
 */
export async function refuseSharedPerson(db: Db, agentId: number, personId: number): Promise<void> {
  const elsewhere = await unscoped(db, 'every company the person belongs to')
    .selectFrom('counterparty_users as member')
    .innerJoin('counterparties as company', 'company.id', 'member.counterparty_id')
    .innerJoin('users as agent', (join) => join.on('agent.id', '=', agentId))
    .select('company.id')
    .where('member.user_id', '=', personId)
    .where('agent.role', '=', 'CUSTOMER')
    .where(sql<boolean>`not ${mayImpersonateAt('agent', 'company')}`)
    .executeTakeFirst();
  if (elsewhere === undefined) return;
  throw new Forbidden(
    'Этот человек работает и\u00a0в\u00a0другой компании. Имя и\u00a0должность меняет он сам или менеджер',
  );
}
