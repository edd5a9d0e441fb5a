import { isAllowed } from '@shop/contracts/account/permissions';
import { getHistory } from '@shop/contracts/manager/history';
import type { Actor } from '../../platform/actor/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { Forbidden, NotFound } from '../../platform/errors/errors.ts';
import { route } from '../../platform/http/route.ts';
import { mayImpersonateAt } from '../../platform/http/session/session.ts';
import { actorAtCompany } from '../access/access.api.ts';
import { presentEntry } from './history.presenter.ts';
import { findHistory, type HistoryOf } from './history.repository.ts';

const UNKNOWN_COMPANY = 'Такой компании нет';

export const historyRoutes = [
  route(getHistory, async ({ actor, db, query: { contragent, ...filter } }) => {
    const of =
      actor.role === 'MANAGER'
        ? await asManager(db, actor, contragent)
        : await asCustomer(db, actor, contragent);
    const { rows, pageNavigation } = await findHistory(db, of, filter);
    return { items: rows.map((row) => presentEntry(row, actor.role)), pageNavigation };
  }),
];

/**
 * Reads the history of one client company, or without one everything the manager has done. Throws `NotFound` for
 * another manager's company.
 */
async function asManager(db: Db, { userId }: Actor, contragent: number | undefined): Promise<HistoryOf> {
  if (contragent === undefined) return { doneBy: userId };
  const { id } = await db
    .selectFrom('counterparties as company')
    .innerJoin('users as agent', (join) => join.on('agent.id', '=', userId))
    .select('company.id')
    .where('company.id', '=', contragent)
    .where(mayImpersonateAt('agent', 'company'))
    .executeTakeFirstOrThrow(() => new NotFound(UNKNOWN_COMPANY));
  return { counterpartyId: id };
}

/**
 * Reads the history of an own company, by default the current one. Throws `NotFound` for another's company, `Forbidden`
 * without the right there.
 */
async function asCustomer(db: Db, actor: Actor, contragent: number | undefined): Promise<HistoryOf> {
  const there = contragent === undefined ? actor : await actorAtCompany(db, actor, contragent);
  if (there === undefined) throw new NotFound(UNKNOWN_COMPANY);
  if (there.counterpartyId === null || !isAllowed('company.edit', there)) throw new Forbidden();
  return { counterpartyId: there.counterpartyId };
}
