import path from 'node:path';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { freeSlug, slugOf } from '../../../platform/text/slug.ts';
import { CommerceMlError } from '../reading/commerceml-error.ts';

interface Finding {
  readonly file: number;
  readonly line: number;
  readonly external_id: string;
  readonly name: string;
}

/** Finds mistakes that show only once everything is read: duplicate ids, and offers of unknown products. */
export async function checkStaged(db: Db, files: readonly string[]): Promise<void> {
  const refuse = async (query: RawBuilder<Finding>, reason: (found: Finding) => string) => {
    const { rows } = await query.execute(db);
    const [found] = rows;
    if (found === undefined) return;
    throw new CommerceMlError(path.basename(files[found.file] ?? ''), found.line, reason(found));
  };
  await refuse(
    doubled('stage_products', sql`true`),
    ({ external_id }) => `товар с Ид «${external_id}» уже был выше.`,
  );
  await refuse(
    doubled('stage_offers', sql`is_whole`),
    ({ external_id }) => `предложение с Ид «${external_id}» уже было выше.`,
  );
  await refuse(
    duplicatesIn('has_prices', 'stage_prices', 'price_type_id, from_quantity'),
    ({ external_id }) => `цены предложения с Ид «${external_id}» уже были выше.`,
  );
  await refuse(
    duplicatesIn('has_stocks', 'stage_stocks', 'warehouse_id'),
    ({ external_id }) => `остатки предложения с Ид «${external_id}» уже были выше.`,
  );
  await refuse(
    sql`select s.file, s.line, s.product as external_id, s.name from stage_offers s
      where s.is_whole and not exists (select from products p where p.external_id = s.product)
        and not exists (select from stage_products p where p.external_id = s.product)
      order by s.file, s.line limit 1`,
    ({ external_id, name }) => `предложение «${name}» ссылается на товар «${external_id}», которого нет.`,
  );
  await refuse(
    sql`select s.file, s.line, s.external_id, s.name from stage_offers s
      where not s.is_whole and not exists (select from offers o where o.external_id = s.external_id)
        and not exists (select from stage_offers o where o.is_whole and o.external_id = s.external_id)
      order by s.file, s.line limit 1`,
    ({ external_id }) => `у предложения «${external_id}» нет наименования, и в каталоге его нет.`,
  );
}

function doubled(table: string, condition: RawBuilder<unknown>): RawBuilder<Finding> {
  return sql`select file, line, external_id, name from (
      select *, row_number() over (partition by external_id order by file, line) as place from ${sql.table(table)}
      where ${condition}
    ) numbered where place > 1 order by file, line limit 1`;
}

/** Finds prices or stock of an offer given by two elements, equal or not; a file of prices may accompany offers. */
function duplicatesIn(flag: string, table: string, key: string): RawBuilder<Finding> {
  return sql`select s.file, s.line, s.external_id, s.name from stage_offers s
    where ${sql.ref(flag)} and s.external_id in (
      select t.offer from ${sql.table(table)} t
      where t.offer in (select external_id from stage_offers where ${sql.ref(flag)} group by 1 having count(*) > 1)
      group by t.offer, ${sql.raw(key)} having count(*) > 1)
    order by s.file desc, s.line desc limit 1`;
}

/** Adds new brands of the staged products. Returns how many. */
export async function saveBrands(db: Db): Promise<number> {
  const { rows } = await sql<{ name: string }>`select distinct s.brand as name from stage_products s
    where s.brand is not null and not exists (select from brands b where b.name = s.brand) order by 1`.execute(
    db,
  );
  if (rows.length === 0) return 0;
  const stored = await db.selectFrom('brands').select('code').execute();
  const codes = new Set(stored.map(({ code }) => code));
  const values = rows.map(({ name }) => {
    const code = freeSlug(slugOf(name, '-', 60), (slug) => codes.has(slug));
    codes.add(code);
    return { code, name };
  });
  await db.insertInto('brands').values(values).execute();
  return values.length;
}
