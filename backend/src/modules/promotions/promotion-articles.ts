import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { Validation } from '../../platform/errors/errors.ts';

interface Named {
  readonly id: number;
  readonly name: string;
  readonly active: boolean;
}

/**
 * Finds products by the code of their page, their article, or an article of one of their sizes, in this order and each
 * once. Throws `Validation` at `articles` with those that match no product, or several.
 */
export async function findProductIdsByArticles(db: Db, names: readonly string[]): Promise<number[]> {
  if (names.length === 0) return [];
  const requested = [...new Set(names.map((name) => name.toLowerCase()))];
  const products = db.selectFrom('products');
  const readings = [
    await products
      .select(['id', 'code as name', 'active'])
      .where(inLowerCase('code'), 'in', requested)
      .execute(),
    await products
      .select(['id', 'article as name', 'active'])
      .where(inLowerCase('article'), 'in', requested)
      .execute(),
    await db
      .selectFrom('offers')
      .innerJoin('products', 'products.id', 'offers.product_id')
      .select(['products.id', 'offers.article as name', 'products.active'])
      .where(inLowerCase('offers.article'), 'in', requested)
      .execute(),
  ].map((named) => Map.groupBy(named, ({ name }) => name.toLowerCase()));
  const found = names.map((name) => {
    const reading = readings.find((products) => products.has(name.toLowerCase()));
    return { name, ids: idsOf(reading?.get(name.toLowerCase()) ?? []) };
  });
  refuse(
    'Нет товаров с\u00a0артикулами',
    found.filter(({ ids }) => ids.length === 0),
  );
  refuse(
    'Несколько товаров с\u00a0одним артикулом, укажите код из\u00a0адреса страницы товара',
    found.filter(({ ids }) => ids.length > 1),
  );
  return [...new Set(found.flatMap(({ ids }) => ids))];
}

/** Lower-cases Cyrillic letters too, whatever the locale of the database is. */
function inLowerCase(column: string) {
  return sql<string>`lower(${sql.ref(column)} collate "und-x-icu")`;
}

/** Active products come first: an article may have passed on to a newer product. */
function idsOf(products: readonly Named[]): number[] {
  const sold = products.filter(({ active }) => active);
  return [...new Set((sold.length > 0 ? sold : products).map(({ id }) => id))];
}

const MOST_NAMED = 10;

function refuse(message: string, wrong: readonly { readonly name: string }[]): void {
  if (wrong.length === 0) return;
  const named = wrong.slice(0, MOST_NAMED).map(({ name }) => name);
  const rest = wrong.length - named.length;
  throw new Validation(`${message}: ${named.join(', ')}${rest > 0 ? ` и\u00a0ещё ${rest}` : ''}`, 'articles');
}
