import type {
  addSalePointToCompanies,
  getManagedSalePoints,
} from '@shop/contracts/manager/manager-sale-points';
import { SALE_POINTS_MAX } from '@shop/contracts/manager/sale-points';
import type * as v from 'valibot';
import type { ActingUser } from '../../../platform/actor/acting-user.ts';
import type { Db } from '../../../platform/database/database.ts';
import { unscoped } from '../../../platform/database/scoped.ts';
import { Conflict, NotFound } from '../../../platform/errors/errors.ts';
import { companyIdsOf, holdCompanies, holdCompany } from '../../access/access.api.ts';
import { findSalePoint, isNamed, listSalePoints } from '../../sale-points/sale-points.api.ts';
import { tellCompanies } from '../tell-companies.ts';

type Filter = v.InferOutput<typeof getManagedSalePoints.query & {}>;
type Attaching = v.InferOutput<typeof addSalePointToCompanies.body & {}>;

const UNKNOWN_POINT = 'Такой точки продаж нет';
const OWN = 'the companies were found to be the manager’s';

/** A page of the sale points of the manager's clients, or of one of them; a company that is not his has none. */
export function listManagedSalePoints(db: Db, actor: ActingUser, { contragent, ...filter }: Filter) {
  const own = companyIdsOf(db, actor);
  const within = contragent === undefined ? own : own.where('company.id', '=', contragent);
  return listSalePoints(db, { within, visible: own }, filter);
}

/**
 * Makes a sale point of one client one of others too. Answers where it is one only now. Throws `NotFound` at the company
 * or sale point that is not the manager's, `Conflict` where a company has as many as it may or another in the same words; then nothing has happened.
 */
export async function attachSalePoint(
  db: Db,
  actor: ActingUser,
  { salePointId, contragents }: Attaching,
): Promise<{ added: number[] }> {
  const companies = await holdCompanies(db, actor, contragents);
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
  await tellCompanies(db, actor, added, {
    action: 'sale-point.attached',
    details: { salePointId, name, address },
  });
  return { added };
}

/** The undo. Throws `NotFound` for what is not there, `Conflict` for the last company of a sale point. */
export async function detachSalePoint(
  db: Db,
  actor: ActingUser,
  { salePointId, contragent }: { readonly salePointId: number; readonly contragent: number },
): Promise<void> {
  await holdCompany(db, actor, contragent);
  const { name, address } = await findOwnPoint(db, actor, salePointId);
  // Of two who take it from its last two companies at once, one finds the other's gone.
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
  await tellCompanies(db, actor, [contragent], {
    action: 'sale-point.removed',
    details: { salePointId, name, address },
  });
}

async function findOwnPoint(db: Db, actor: ActingUser, id: number) {
  const own = companyIdsOf(db, actor);
  const point = await findSalePoint(db, { within: own, visible: own }, id);
  if (point === undefined) throw new NotFound(UNKNOWN_POINT, 'salepoint_id');
  return point;
}

/** Of two with the same words at one company neither could be changed any longer. */
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
