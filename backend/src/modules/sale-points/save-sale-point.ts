import {
  SALE_POINTS_MAX,
  type SalePoint,
  type saveSalePoint as saveCall,
} from '@shop/contracts/manager/sale-points';
import type * as v from 'valibot';
import type { Actor } from '../../platform/actor/actor.ts';
import { countRows } from '../../platform/database/count-rows.ts';
import type { Db } from '../../platform/database/database.ts';
import { scoped, unscoped } from '../../platform/database/scoped.ts';
import { NotFound, Validation } from '../../platform/errors/errors.ts';
import { publish } from '../../platform/events/live-events.ts';
import { type CompanyActor, ownCompany } from '../access/access.api.ts';
import { lockCounterparty } from '../counterparties/counterparties.api.ts';
import { recordHistory } from '../history/history.api.ts';
import { ownSalePoints } from './own-sale-points.ts';
import { columnsOf, isNamed, type Words } from './sale-point-record.ts';
import { findSalePoint } from './sale-points.repository.ts';

type Given = v.InferOutput<NonNullable<typeof saveCall.body>>;

const UNKNOWN_POINT = 'Такой точки продаж нет';
const EVERYWHERE = 'a sale point is the same at every company it belongs to';

/**
 * Adds a sale point to the company, or edits one for every company that shares it. Throws `NotFound` for another's
 * company or point, `Forbidden` without the right `company` there, and `Validation` of `name` at the limit of sale
 * points or when another one has this name and address.
 */
export async function saveSalePoint(tx: Db, actor: Actor, given: Given): Promise<SalePoint> {
  const { id, contragent, active, ...words } = given;
  const there = await ownCompany(tx, actor, contragent, 'company.edit');
  const saved = id === undefined ? await add(tx, there, words, active) : id;
  if (id !== undefined) await change(tx, there, id, words, active);
  return readPoint(tx, there, saved);
}

/**
 * Answers the id. An existing point with the same name and address is used instead of a new one, and opened if it was
 * closed.
 */
async function add(tx: Db, there: CompanyActor, words: Words, active: boolean): Promise<number> {
  const find = () => pointsNamed(tx, [there.counterpartyId], words).executeTakeFirst();
  const seen = await find();
  // An existing point is locked with every company that shares it in the order of ids, and not with this one first.
  if (seen !== undefined) await lockCompaniesOf(tx, there, seen.id);
  await lockCounterparty(tx, there.counterpartyId);
  const twin = await find();
  if (twin !== undefined) {
    await change(tx, there, twin.id, await readPoint(tx, there, twin.id), active);
    return twin.id;
  }
  await refuseBeyondMax(tx, there.counterpartyId);
  const { id } = await tx
    .insertInto('sale_points')
    .values({ ...columnsOf(words), active })
    .returning('id')
    .executeTakeFirstOrThrow();
  await scoped(tx, there).insertInto('counterparty_sale_points', { sale_point_id: id }).execute();
  await note(tx, there, [there.counterpartyId], 'sale-point.added', {
    id,
    name: words.name,
    address: words.address,
  });
  return id;
}

async function change(tx: Db, there: CompanyActor, id: number, words: Words, active: boolean): Promise<void> {
  const companies = await lockCompaniesOf(tx, there, id);
  const before = await readPoint(tx, there, id);
  const twin = await pointsNamed(tx, companies, words).where('point.id', '!=', id).executeTakeFirst();
  if (twin !== undefined)
    throw new Validation('Точка продаж с\u00a0таким названием и\u00a0адресом уже есть', 'name');
  const { id: _, companies: __, isActive, ...wordsBefore } = before;
  const changed = (Object.keys(wordsBefore) as (keyof Words)[]).filter(
    (field) => String(wordsBefore[field] ?? '') !== String(words[field] ?? ''),
  );
  if (changed.length === 0 && isActive === active) return;
  await tx
    .updateTable('sale_points')
    .set({ ...columnsOf(words), active, updated_at: new Date() })
    .where('id', '=', id)
    .execute();
  const pick = (source: Words) =>
    Object.fromEntries(changed.map((field) => [field === 'name' ? 'title' : field, source[field]]));
  const point = { id, name: words.name, address: words.address };
  if (changed.length > 0)
    await note(tx, there, companies, 'sale-point.changed', {
      ...point,
      was: pick(wordsBefore),
      now: pick(words),
    });
  if (isActive !== active)
    await note(tx, there, companies, active ? 'sale-point.opened' : 'sale-point.closed', point);
}

async function readPoint(db: Db, there: CompanyActor, id: number): Promise<SalePoint> {
  const point = await findSalePoint(db, ownSalePoints(db, there), id);
  if (point === undefined) throw new NotFound(UNKNOWN_POINT);
  return point;
}

/** Locks every company of the point in the order of ids, so that two calls cannot deadlock. */
async function lockCompaniesOf(tx: Db, there: CompanyActor, id: number): Promise<readonly number[]> {
  await readPoint(tx, there, id);
  const rows = await unscoped(tx, EVERYWHERE)
    .selectFrom('counterparty_sale_points')
    .select('counterparty_id as counterpartyId')
    .where('sale_point_id', '=', id)
    .orderBy('counterparty_id')
    .execute();
  const ids = rows.map(({ counterpartyId }) => counterpartyId);
  for (const counterpartyId of ids) await lockCounterparty(tx, counterpartyId);
  return ids;
}

function pointsNamed(db: Db, companies: readonly number[], words: Pick<Words, 'name' | 'address'>) {
  return unscoped(db, EVERYWHERE)
    .selectFrom('sale_points as point')
    .innerJoin('counterparty_sale_points as link', 'link.sale_point_id', 'point.id')
    .select('point.id')
    .where('link.counterparty_id', 'in', companies)
    .where(isNamed(words))
    .orderBy('point.id');
}

/** Throws `Validation` of `name` for a company at its limit of sale points; the caller holds the company's lock. */
async function refuseBeyondMax(tx: Db, counterpartyId: number): Promise<void> {
  const count = await countRows(
    unscoped(tx, 'how many a company has that may be changed')
      .selectFrom('counterparty_sale_points')
      .where('counterparty_id', '=', counterpartyId),
  );
  if (count < SALE_POINTS_MAX) return;
  throw new Validation('Точек продаж уже 1\u00a0000, больше не\u00a0поместится', 'name');
}

async function note(
  tx: Db,
  actor: CompanyActor,
  companies: readonly number[],
  action: 'sale-point.added' | 'sale-point.changed' | 'sale-point.opened' | 'sale-point.closed',
  details: Record<string, unknown>,
): Promise<void> {
  for (const counterpartyId of companies) {
    await recordHistory(tx, actor, { counterpartyId, action, details });
    await publish(tx, 'company.changed', {}, { counterpartyId });
  }
}
