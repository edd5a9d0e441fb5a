import path from 'node:path';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Staging } from './staging.ts';

/** A record that nothing has come for in this time is forgotten: 1C no longer exports what it belongs to. */
const KEPT_DAYS = 90;

/**
 * Stages parked offers, prices and stock whose product or offer is known now, and forgets those that this exchange
 * brings anew. Returns of how many offers. Call it before `parkWaiting`.
 */
export async function unparkReady(db: Db): Promise<number> {
  await sql`delete from exchange_parked
    where kind not in ('price-type', 'unit') and parked_at < now() - make_interval(days => ${sql.lit(KEPT_DAYS)})`.execute(
    db,
  );
  const { rows: parked } = await sql`select from exchange_parked where kind in ('offer', 'price', 'stock')
    limit 1`.execute(db);
  if (parked.length === 0) return 0;
  await sql`delete from exchange_parked p using stage_offers s where s.external_id = p.key and (
    (p.kind = 'offer' and s.is_whole) or (p.kind = 'price' and s.has_prices)
    or (p.kind = 'stock' and (s.has_stocks or s.total is not null)))`.execute(db);
  await sql`create temporary table unparked on commit drop as
    with offers_ready as (
      select kind, key, record from exchange_parked p where kind = 'offer' and (
        exists (select from products o where o.external_id = p.record ->> 'product')
        or exists (select from stage_products s where s.external_id = p.record ->> 'product'))
    ), ready as (
      select * from offers_ready
      union all
      select kind, key, record from exchange_parked p where kind in ('price', 'stock') and (
        exists (select from offers o where o.external_id = p.key)
        or exists (select from stage_offers s where s.is_whole and s.external_id = p.key and ${isProductKnown})
        or exists (select from offers_ready r where r.key = p.key))
    )
    -- Their records are numbered down from zero, those of this exchange up.
    select ready.*, -(row_number() over ())::int as number from ready`.execute(db);
  await stageUnparked(db);
  const { rows } = await sql<{ offers: number }>`with gone as (
      delete from exchange_parked p using unparked u where p.kind = u.kind and p.key = u.key returning p.key
    ) select count(distinct key) as offers from gone`.execute(db);
  return rows[0]?.offers ?? 0;
}

/** Whether the product of the staged offer `s` is in the catalogue or in this exchange. */
const isProductKnown = sql`(exists (select from products p where p.external_id = s.product)
  or exists (select from stage_products p where p.external_id = s.product))`;

async function stageUnparked(db: Db): Promise<void> {
  await sql`insert into stage_offers (record, file, line, external_id, product, article, name, variant, properties, sort, active,
      is_whole, is_full, has_prices, has_stocks, keeps_prices, keeps_stocks, total)
    select number, 0, 0, key, coalesce(record ->> 'product', ''), coalesce(record ->> 'article', ''),
      coalesce(record ->> 'name', ''), coalesce(record -> 'variant', '{}'), coalesce(record -> 'properties', '{}'),
      coalesce((record ->> 'sort')::int, 0), true, kind = 'offer', false, kind = 'price', kind = 'stock' and record ->> 'total' is null, false, false,
      (record ->> 'total')::int
    from unparked`.execute(db);
  await sql`insert into stage_barcodes (record, content, external_id, barcode)
    select number, 'offer', key, barcode
    from unparked, jsonb_array_elements_text(record -> 'barcodes') barcode where kind = 'offer'`.execute(db);
  await sql`insert into stage_prices (record, offer, price_type_id, from_quantity, kopecks)
    select number, key, t.id, p."from", p.kopecks
    from unparked, jsonb_to_recordset(record -> 'prices') as p (type text, "from" int, kopecks bigint)
      join price_types t on t.external_id = p.type
    where kind = 'price'`.execute(db);
  await sql`insert into stage_stocks (record, offer, warehouse_id, quantity, arrival_on, arrival_quantity)
    select number, key, w.id, s.quantity, s."arrivalOn", s."arrivalQuantity"
    from unparked, jsonb_to_recordset(record -> 'stocks')
        as s (warehouse text, quantity int, "arrivalOn" date, "arrivalQuantity" int)
      join warehouses w on w.external_id = s.warehouse
    where kind = 'stock'`.execute(db);
}

/**
 * Parks staged offers whose product is unknown, and prices and stock whose offer is. A newer record of the same offer
 * replaces a parked one. Returns how many records were parked.
 */
export async function parkWaiting(db: Db, staging: Staging, files: readonly string[]): Promise<number> {
  await sql`create temporary table waiting on commit drop as
    select * from stage_offers s
    where s.is_whole and not ${isProductKnown}`.execute(db);
  await sql`insert into waiting select * from stage_offers s
    where not s.is_whole and not exists (select from offers o where o.external_id = s.external_id)
      and not exists (select from stage_offers o where o.is_whole and o.external_id = s.external_id
        and not exists (select from waiting w where w.record = o.record))`.execute(db);
  const { rows } = await sql<{ record: number }>`select record from waiting`.execute(db);
  if (rows.length === 0) return 0;
  await parkParts(db, files);
  await staging.forget(rows.map(({ record }) => record));
  return rows.length;
}

/** Parks each waiting offer, its prices and its stock, which a later exchange may bring anew one by one. */
async function parkParts(db: Db, files: readonly string[]): Promise<void> {
  const names = sql`(${files.map((file) => path.basename(file))}::text[])`;
  const park = (kind: 'offer' | 'price' | 'stock', { parts, record, isThere }: Parked) =>
    sql`insert into exchange_parked (kind, key, record, file, line)
      select distinct on (w.external_id) ${sql.lit(kind)}, w.external_id, ${record}, ${names}[w.file + 1], w.line
      from waiting w left join (${parts}) parts on parts.record = w.record
      where w.active and ${isThere} order by w.external_id, w.record desc
      on conflict (kind, key) do update set record = excluded.record, file = excluded.file, line = excluded.line,
        parked_at = now()`.execute(db);
  await park('offer', {
    parts: sql`select record, jsonb_agg(barcode) as listed from stage_barcodes join waiting using (record) group by 1`,
    record: sql`jsonb_build_object('product', w.product, 'article', w.article, 'name', w.name, 'variant', w.variant,
      'properties', w.properties, 'sort', w.sort, 'barcodes', coalesce(parts.listed, '[]'))`,
    isThere: sql`w.is_whole`,
  });
  await park('price', {
    parts: sql`select p.record, jsonb_agg(jsonb_build_object(
        'type', t.external_id, 'from', p.from_quantity, 'kopecks', p.kopecks)) as listed
      from stage_prices p join waiting using (record) join price_types t on t.id = p.price_type_id group by 1`,
    record: sql`jsonb_build_object('prices', coalesce(parts.listed, '[]'))`,
    isThere: sql`w.has_prices`,
  });
  await park('stock', {
    parts: sql`select s.record, jsonb_agg(jsonb_build_object('warehouse', p.external_id, 'quantity', s.quantity,
        'arrivalOn', s.arrival_on, 'arrivalQuantity', s.arrival_quantity)) as listed
      from stage_stocks s join waiting using (record) join warehouses p on p.id = s.warehouse_id group by 1`,
    record: sql`jsonb_build_object('total', w.total, 'stocks', coalesce(parts.listed, '[]'))`,
    isThere: sql`(w.has_stocks or w.total is not null)`,
  });
}

interface Parked {
  /** The rows of a waiting record as one list. */
  readonly parts: RawBuilder<unknown>;
  readonly record: RawBuilder<unknown>;
  readonly isThere: RawBuilder<unknown>;
}
