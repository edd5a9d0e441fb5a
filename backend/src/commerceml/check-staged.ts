import path from 'node:path';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { ClassifierStore } from './classifier-store.ts';
import { CommerceMlError } from './commerceml-error.ts';
import { freeSlug, slugOf } from './slug.ts';

interface Finding {
  readonly file: number;
  readonly line: number;
  readonly external_id: string;
  readonly name: string;
}

/** What can only be seen once everything is read: doubled ids, and offers of products nobody named. */
export async function checkStaged(db: Db, files: readonly string[]): Promise<void> {
  const refuse = async (query: RawBuilder<Finding>, reason: (found: Finding) => string) => {
    const { rows } = await query.execute(db);
    const [found] = rows;
    if (found === undefined) return;
    throw new CommerceMlError(path.basename(files[found.file] ?? ''), found.line, reason(found));
  };
  await refuse(doubled('stage_products'), ({ external_id }) => `товар с Ид «${external_id}» уже был выше.`);
  await refuse(
    doubled('stage_offers'),
    ({ external_id }) => `предложение с Ид «${external_id}» уже было выше.`,
  );
  await refuse(
    sql`select s.file, s.line, s.product as external_id, s.name from stage_offers s
      where not exists (select from products p where p.external_id = s.product)
        and not exists (select from stage_products p where p.external_id = s.product)
      order by s.file, s.line limit 1`,
    ({ external_id, name }) => `предложение «${name}» ссылается на товар «${external_id}», которого нет.`,
  );
}

function doubled(table: string): RawBuilder<Finding> {
  return sql`select file, line, external_id, name from (
      select *, row_number() over (partition by external_id order by file, line) as place from ${sql.table(table)}
    ) numbered where place > 1 order by file, line limit 1`;
}

/** New brands of the staged products, and the facet they appear in. */
export async function saveBrands(db: Db, classifier: ClassifierStore): Promise<void> {
  const { rows } = await sql<{ name: string }>`select distinct s.brand as name from stage_products s
    where s.brand is not null and not exists (select from brands b where b.name = s.brand) order by 1`.execute(
    db,
  );
  if (rows.length === 0) return;
  const stored = await db.selectFrom('brands').select('code').execute();
  const codes = new Set(stored.map(({ code }) => code));
  const values = rows.map(({ name }) => {
    const code = freeSlug(slugOf(name, '-', 60), (slug) => codes.has(slug));
    codes.add(code);
    return { code, name };
  });
  await db.insertInto('brands').values(values).execute();
  classifier.changes += values.length;
}
