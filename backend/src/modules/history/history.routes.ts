import { isAllowed } from '@shop/contracts/account/permissions';
import { getHistory } from '@shop/contracts/manager/history';
import type { ActingUser } from '../../platform/actor/acting-user.ts';
import type { Db } from '../../platform/database/database.ts';
import { Forbidden, NotFound } from '../../platform/errors/errors.ts';
import { route } from '../../platform/http/route.ts';
import { mayActAt } from '../../platform/http/session/session.ts';
import { actorAtCompany } from '../access/access.api.ts';
import { presentEntry } from './history.presenter.ts';
import { findHistory, type HistoryOf } from './history.repository.ts';

const UNKNOWN_COMPANY = 'Такой компании нет';

export const historyRoutes = [
  route(getHistory, async ({ actor, db, query: { contragent, ...asked } }) => {
    const of =
      actor.role === 'MANAGER'
        ? await asManager(db, actor, contragent)
        : await asCustomer(db, actor, contragent);
    const { rows, pageNavigation } = await findHistory(db, of, asked);
    return { items: rows.map((row) => presentEntry(row, actor.role)), pageNavigation };
  }),
];

/** A company of the own clients, or without one all the manager has done himself. Throws `NotFound` for any other. */
async function asManager(db: Db, { userId }: ActingUser, contragent: number | undefined): Promise<HistoryOf> {
  if (contragent === undefined) return { doneBy: userId };
  const { id } = await db
    .selectFrom('counterparties as company')
    .innerJoin('users as agent', (join) => join.on('agent.id', '=', userId))
    .select('company.id')
    .where('company.id', '=', contragent)
    .where(mayActAt('agent', 'company'))
    .executeTakeFirstOrThrow(() => new NotFound(UNKNOWN_COMPANY));
  return { counterpartyId: id };
}

/** An own company, by default the current one. Throws `NotFound` for another's, `Forbidden` without the right there. */
async function asCustomer(db: Db, actor: ActingUser, contragent: number | undefined): Promise<HistoryOf> {
  const there = contragent === undefined ? actor : await actorAtCompany(db, actor, contragent);
  if (there === undefined) throw new NotFound(UNKNOWN_COMPANY);
  if (there.counterpartyId === null || !isAllowed('company.edit', there)) throw new Forbidden();
  return { counterpartyId: there.counterpartyId };
}
