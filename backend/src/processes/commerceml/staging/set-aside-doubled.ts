import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { MistakeRecord } from '../reading/records.ts';
import type { Problems } from './problems.ts';
import type { Staging } from './staging.ts';

interface Doubled {
  readonly record: number;
  readonly file: number;
  readonly line: number;
  readonly external_id: string;
  readonly name: string;
}

interface Stage {
  readonly db: Db;
  readonly staging: Staging;
  readonly problems: Problems;
}

/**
 * Sets aside what only the whole exchange shows: the later one of two products or offers with one id, and of two records
 * that give the same price or stock differently.
 */
export async function setAsideDoubled({ db, staging, problems }: Stage): Promise<void> {
  const note = (kind: MistakeRecord['of'], found: readonly Doubled[], reasonOf: (id: string) => string) => {
    for (const { file, line, external_id: id, name } of found)
      problems.setAside({ file, line, kind, id, name, reason: reasonOf(id) });
  };
  const products = await laterOnes(db, 'stage_products', sql`true`);
  note('product', products, (id) => `товар с Ид «${id}» уже был выше.`);
  const offers = await laterOnes(db, 'stage_offers', sql`is_whole`);
  note('offer', offers, (id) => `предложение с Ид «${id}» уже было выше.`);
  const doubled = [...products, ...offers].map(({ record }) => record);
  if (doubled.length > 0) await staging.forget(doubled);
  const prices = await forgetRepeated(db, {
    ...{ table: 'stage_prices', flag: 'has_prices' },
    key: sql`offer, price_type_id, from_quantity`,
    value: sql`kopecks`,
  });
  note('price', prices, (id) => `цены предложения с Ид «${id}» уже были выше, и другие.`);
  const stocks = await forgetRepeated(db, {
    ...{ table: 'stage_stocks', flag: 'has_stocks' },
    key: sql`offer, warehouse_id`,
    value: sql`(quantity, arrival_on, arrival_quantity)`,
  });
  note('stock', stocks, (id) => `остатки предложения с Ид «${id}» уже были выше, и другие.`);
}

async function laterOnes(
  db: Db,
  table: 'stage_products' | 'stage_offers',
  condition: RawBuilder<unknown>,
): Promise<readonly Doubled[]> {
  const { rows } = await sql<Doubled>`select record, file, line, external_id, name from (
      select *, row_number() over (partition by external_id order by record) as place from ${sql.table(table)}
      where ${condition}
    ) numbered where place > 1 order by record`.execute(db);
  return rows;
}

interface Repeated {
  readonly table: 'stage_prices' | 'stage_stocks';
  readonly flag: 'has_prices' | 'has_stocks';
  readonly key: RawBuilder<unknown>;
  readonly value: RawBuilder<unknown>;
}

/** Deletes what an earlier record of the same offer gives; returns the records that gave something else. */
async function forgetRepeated(db: Db, { table, flag, key, value }: Repeated): Promise<readonly Doubled[]> {
  const { rows } = await sql<Doubled>`
    with numbered as (
      select ctid as place, record, ${value} is distinct from first_value(${value}) over same as differs,
        row_number() over same as nth
      from ${sql.table(table)}
      where offer in (select external_id from stage_offers where ${sql.ref(flag)} group by 1 having count(*) > 1)
      window same as (partition by ${key} order by record)
    ), gone as (
      delete from ${sql.table(table)} t using numbered n where n.nth > 1 and t.ctid = n.place
      returning n.record, n.differs
    )
    select record, file, line, external_id, name from stage_offers
    where record in (select record from gone where differs) order by record`.execute(db);
  return rows;
}
