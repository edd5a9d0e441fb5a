import { isAllowed } from '@shop/contracts/account/permissions';
import { type SqlBool, sql } from 'kysely';
import * as v from 'valibot';
import type { Actor } from '../../../platform/actor/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { scoped, unscoped } from '../../../platform/database/scoped.ts';
import { Conflict, NotFound } from '../../../platform/errors/errors.ts';
import { clampPage } from '../../../platform/http/paging.ts';
import { actorAtCompany } from '../../access/access.api.ts';
import { actContent, type NumberedAct } from './acts-content.ts';

/** An act without its content, which lists do not need. */
export type ActRow = Awaited<ReturnType<ReturnType<typeof actRows>['execute']>>[number];

/** Returns a page of the acts of the actor's counterparty, newest first. */
export async function findActs(
  db: Db,
  companyActor: Actor,
  paging: { readonly page: number; readonly pageSize: number },
) {
  const { counterpartyId } = scoped(db, companyActor);
  const { count } = await scoped(db, companyActor)
    .selectFrom('acts')
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  const { offset, pageNavigation } = clampPage(paging, count);
  const acts = await actRows(db)
    .where('acts.counterparty_id', '=', counterpartyId)
    .orderBy('acts.id', 'desc')
    .limit(paging.pageSize)
    .offset(offset)
    .execute();
  return { items: acts.map(presentAct), pageNavigation };
}

export async function actById(db: Db, id: number): Promise<ActRow> {
  return actRows(db)
    .where('acts.id', '=', id)
    .executeTakeFirstOrThrow(() => new NotFound('Такого акта нет'));
}

/**
 * Returns a ready act of a counterparty where the actor has the right `finances`. Throws `NotFound` for any other,
 * `Conflict` if it is not ready.
 */
export async function readyAct(db: Db, actor: Actor, id: number): Promise<ActRow> {
  const row = await actById(db, id);
  const companyActor = await actorAtCompany(db, actor, row.counterpartyId);
  if (companyActor === undefined || !isAllowed('finances.see', companyActor))
    throw new NotFound('Такого акта нет');
  if (row.state === 'preparing') throw new Conflict('Акт ещё готовится. Мы сообщим, когда он будет готов');
  if (row.state === 'failed') throw new Conflict('Акт не удалось подготовить. Запросите его ещё раз');
  return row;
}

/** Reads the content of a ready act. */
export async function readAct(db: Db, id: number): Promise<NumberedAct> {
  const { number, content } = await actsOf(db)
    .select(['number', 'content'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { number, content: v.parse(actContent, content) };
}

/**
 * Finds an identical act of the same person that was requested within a minute, is in preparation, or failed and can be
 * retried.
 */
export async function findSameAct(
  db: Db,
  companyActor: Actor,
  {
    contractId,
    periodFrom,
    periodTo,
  }: { readonly contractId: number | null; readonly periodFrom: string; readonly periodTo: string },
): Promise<ActRow | undefined> {
  return actRows(db)
    .where('acts.counterparty_id', '=', scoped(db, companyActor).counterpartyId)
    .where('acts.contract_id', 'is not distinct from', contractId)
    .where('acts.period_from', '=', periodFrom)
    .where('acts.period_to', '=', periodTo)
    .where('acts.requested_by', '=', companyActor.userId)
    .where('acts.acted_by', 'is not distinct from', companyActor.actedBy?.id ?? null)
    .where(sql<SqlBool>`(acts.state <> 'ready' or acts.requested_at > now() - interval '1 minute')`)
    .orderBy('acts.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export function presentAct({ counterpartyId: _, requestedAt, ...row }: ActRow) {
  return { ...row, requestedAt: requestedAt.toISOString() };
}

function actRows(db: Db) {
  return actsOf(db)
    .innerJoin('counterparties as company', 'company.id', 'acts.counterparty_id')
    .innerJoin('users as requester', 'requester.id', 'acts.requested_by')
    .leftJoin('users as manager', 'manager.id', 'acts.acted_by')
    .leftJoin('contracts', 'contracts.id', 'acts.contract_id')
    .select([
      'acts.id',
      'acts.counterparty_id as counterpartyId',
      'acts.number',
      'company.name as counterpartyName',
      'contracts.number as contractNumber',
      'acts.period_from as periodFrom',
      'acts.period_to as periodTo',
      'acts.requested_at as requestedAt',
      sql<string>`trim(coalesce(manager.name || ' ' || manager.last_name, requester.name || ' ' || requester.last_name))`.as(
        'requestedByName',
      ),
      'acts.state',
      'acts.opening_kopecks as openingKopecks',
      'acts.closing_kopecks as closingKopecks',
    ]);
}

function actsOf(db: Db) {
  return unscoped(db, 'callers check access to the company').selectFrom('acts');
}
