import type {
  addSalePointToCompanies,
  getManagedSalePoints,
} from '@shop/contracts/manager/manager-sale-points';
import { SALE_POINTS_MAX } from '@shop/contracts/manager/sale-points';
import type * as v from 'valibot';
import type { Actor } from '../../../platform/actor/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { unscoped } from '../../../platform/database/scoped.ts';
import { Conflict, NotFound } from '../../../platform/errors/errors.ts';
import { companyIdsOf, lockCompanies, lockCompany } from '../../access/access.api.ts';
import { findSalePoint, isNamed, listSalePoints } from '../../sale-points/sale-points.api.ts';
import { recordCompanyChange } from '../history/record-company-change.ts';

type Filter = v.InferOutput<typeof getManagedSalePoints.query & {}>;
type Attaching = v.InferOutput<typeof addSalePointToCompanies.body & {}>;

const UNKNOWN_POINT = 'Такой точки продаж нет';
const OWN = 'the companies were found to be the manager’s';

/** Reads a page of the sale points of the manager's clients, or of one client; another manager's company has none. */
export function listManagedSalePoints(db: Db, actor: Actor, { contragent, ...filter }: Filter) {
  const own = companyIdsOf(db, actor);
  const within = contragent === undefined ? own : own.where('company.id', '=', contragent);
  return listSalePoints(db, { within, visible: own }, filter);
}

/**
 * Attaches a sale point of one client to further clients, all or none. Returns the companies it was newly attached to.
 * Throws `NotFound` for a company or sale point that is not the manager's, `Conflict` where a company has reached its
 * limit or has a sale point of the same name and address.
 */
export async function attachSalePoint(
  db: Db,
  actor: Actor,
  { salePointId, contragents }: Attaching,
): Promise<{ added: number[] }> {
  const companies = await lockCompanies(db, actor, contragents);
  const { name, address } = await findOwnPoint(db, actor, salePointId);
  const linked = await unscoped(db, OWN)
    .insertInto('counterparty_sale_points')
    .values(companies.map(({ id }) => ({ counterparty_id: id, sale_point_id: salePointId })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('counterparty_id as id')
    .execute();
  const added = linked.map(({ id }) => id);
  await refuseTooMany(db, added);
  await refuseTwin(db, added, { id: salePointId, name, address });
  await recordCompanyChange(db, actor, added, {
    action: 'sale-point.attached',
    details: { salePointId, name, address },
  });
  return { added };
}

/** Reverts `attachSalePoint`. Throws `NotFound` when the sale point is not attached, `Conflict` for its last company. */
export async function detachSalePoint(
  db: Db,
  actor: Actor,
  { salePointId, contragent }: { readonly salePointId: number; readonly contragent: number },
): Promise<void> {
  await lockCompany(db, actor, contragent);
  const { name, address } = await findOwnPoint(db, actor, salePointId);
  // The lock lets only one of two managers remove the last company but one.
  await db.selectFrom('sale_points').select('id').where('id', '=', salePointId).forUpdate().execute();
  const links = await unscoped(db, OWN)
    .selectFrom('counterparty_sale_points')
    .select('counterparty_id as id')
    .where('sale_point_id', '=', salePointId)
    .execute();
  if (links.every(({ id }) => id !== contragent)) throw new NotFound(UNKNOWN_POINT);
  if (links.length === 1)
    throw new Conflict(
      'Это единственная компания точки продаж. Добавьте точку в\u00a0другую компанию или закройте её',
    );
  await unscoped(db, OWN)
    .deleteFrom('counterparty_sale_points')
    .where('sale_point_id', '=', salePointId)
    .where('counterparty_id', '=', contragent)
    .execute();
  await recordCompanyChange(db, actor, [contragent], {
    action: 'sale-point.removed',
    details: { salePointId, name, address },
  });
}

async function findOwnPoint(db: Db, actor: Actor, id: number) {
  const own = companyIdsOf(db, actor);
  const point = await findSalePoint(db, { within: own, visible: own }, id);
  if (point === undefined) throw new NotFound(UNKNOWN_POINT, 'salepoint_id');
  return point;
}

/** Two sale points with equal name and address at one company would both fail validation on any later change. */
async function refuseTwin(
  db: Db,
  companyIds: readonly number[],
  { id, ...words }: { readonly id: number; readonly name: string; readonly address: string },
): Promise<void> {
  if (companyIds.length === 0) return;
  const twin = await unscoped(db, OWN)
    .selectFrom('counterparty_sale_points as link')
    .innerJoin('sale_points as point', 'point.id', 'link.sale_point_id')
    .innerJoin('counterparties as company', 'company.id', 'link.counterparty_id')
    .select('company.name')
    .where('company.id', 'in', companyIds)
    .where('point.id', '!=', id)
    .where(isNamed(words))
    .executeTakeFirst();
  if (twin !== undefined)
    throw new Conflict(`${twin.name}: точка продаж с\u00a0таким названием и\u00a0адресом уже есть`);
}

async function refuseTooMany(db: Db, companyIds: readonly number[]): Promise<void> {
  if (companyIds.length === 0) return;
  const full = await unscoped(db, OWN)
    .selectFrom('counterparty_sale_points as link')
    .innerJoin('counterparties as company', 'company.id', 'link.counterparty_id')
    .select('company.name')
    .where('company.id', 'in', companyIds)
    .groupBy('company.id')
    .having((having) => having.fn.countAll<number>(), '>', SALE_POINTS_MAX)
    .executeTakeFirst();
  if (full !== undefined)
    throw new Conflict(`${full.name}: больше ${SALE_POINTS_MAX} точек продаж не\u00a0бывает`);
}
