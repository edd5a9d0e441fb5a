import type { SalePoint } from '@shop/contracts/manager/sale-points';
import { type Expression, sql } from 'kysely';
import { countRows } from '../../platform/database/count-rows.ts';
import type { Db } from '../../platform/database/database.ts';
import { unscoped } from '../../platform/database/scoped.ts';
import { clampPage } from '../../platform/http/paging.ts';
import { salePointOf, shown } from './sale-point-record.ts';

export interface SalePointFilter {
  readonly page: number;
  readonly pageSize: number;
  readonly query: string;
  readonly active: 'Y' | 'N' | '';
}

/** Selects whose sale points are listed, and which companies may be named; each is a query of ids. */
export interface SalePointView {
  readonly within: Expression<{ id: number }>;
  readonly visible: Expression<{ id: number }>;
  /** The counterparty whose list this is, if any: it is not named in its own list. */
  readonly except?: number | undefined;
}

const BY_VIEW = 'the view says which companies';

/** Lists a page of sale points by name. Customers and managers both read them here, each with their own view. */
export async function listSalePoints(db: Db, view: SalePointView, filter: SalePointFilter) {
  const found = filtered(pointsWithin(db, view), filter);
  const count = await countRows(found);
  const { offset, pageNavigation } = clampPage(filter, count);
  const rows = await found
    .select(shown)
    .orderBy(sql`point.name collate "und-x-icu"`)
    .orderBy('point.id')
    .limit(filter.pageSize)
    .offset(offset)
    .execute();
  const companies = await companiesOfPoints(
    db,
    view,
    rows.map(({ id }) => id),
  );
  return { items: rows.map((row) => salePointOf(row, companies.get(row.id) ?? [])), pageNavigation };
}

/** Finds one of them; undefined for an unknown id and for one of other companies alike. */
export async function findSalePoint(db: Db, view: SalePointView, id: number): Promise<SalePoint | undefined> {
  const row = await pointsWithin(db, view).select(shown).where('point.id', '=', id).executeTakeFirst();
  if (row === undefined) return undefined;
  return salePointOf(row, (await companiesOfPoints(db, view, [id])).get(id) ?? []);
}

function pointsWithin(db: Db, { within }: SalePointView) {
  return unscoped(db, BY_VIEW)
    .selectFrom('sale_points as point')
    .where('point.id', 'in', (subquery) =>
      subquery
        .selectFrom('counterparty_sale_points as link')
        .select('link.sale_point_id')
        .where(sql<boolean>`link.counterparty_id in ${within}`),
    );
}

function filtered(points: ReturnType<typeof pointsWithin>, { query, active }: SalePointFilter) {
  let found = points;
  if (active !== '') found = found.where('point.active', '=', active === 'Y');
  if (query === '') return found;
  const pattern = `%${query.replace(/[\\%_]/g, '\\$&')}%`;
  return found.where(({ or, eb }) =>
    or([eb('point.name', 'ilike', pattern), eb('point.address', 'ilike', pattern)]),
  );
}

async function companiesOfPoints(db: Db, { visible, except }: SalePointView, ids: readonly number[]) {
  const named = new Map<number, { id: number; name: string }[]>();
  if (ids.length === 0) return named;
  const rows = await unscoped(db, BY_VIEW)
    .selectFrom('counterparty_sale_points as link')
    .innerJoin('counterparties as company', 'company.id', 'link.counterparty_id')
    .select(['link.sale_point_id as pointId', 'company.id', 'company.name'])
    .where('link.sale_point_id', 'in', ids)
    .where('company.id', '!=', except ?? 0)
    .where(sql<boolean>`company.id in ${visible}`)
    .orderBy(sql`company.name collate "und-x-icu"`)
    .orderBy('company.id')
    .execute();
  for (const { pointId, ...company } of rows) {
    named.set(pointId, [...(named.get(pointId) ?? []), company]);
  }
  return named;
}
