import { countOf } from '@shop/domain/format/number';
import { sql } from 'kysely';
import * as v from 'valibot';
import { countRows } from '../../platform/database/count-rows.ts';
import { Validation } from '../../platform/errors/errors.ts';
import { defineReference } from '../../platform/references/define-reference.ts';
import { code, line, longText } from '../../platform/shop-settings/setting-schemas.ts';

const schema = v.object({
  name: line('Название', 200, 'Как в\u00a01С: по\u00a0нему товары находят свой бренд'),
  code: code('Код', 'Латиницей: последняя часть адреса страницы бренда'),
  description: longText('Описание', 5000, 6, 'Показывается на\u00a0странице бренда'),
});
type BrandRow = v.InferOutput<typeof schema>;

export const brandReference = defineReference<BrandRow>({
  name: 'brands',
  title: 'Бренды',
  description: 'Описания и\u00a0адреса страниц брендов. Сами бренды приходят с\u00a0товарами из\u00a01С.',
  permission: 'office.catalogue',
  schema,
  key: ['name'],
  order: ['name'],
  searched: ['name', 'code'],
  blank: {},

  rows: (db) =>
    db.selectFrom('brands as brand').select([
      'brand.id',
      'brand.name',
      'brand.code',
      'brand.description',
      sql<string>`'Товаров: ' || (
          select count(*) from products own where own.brand_id = brand.id and own.active)`.as('note'),
    ]),

  async check(db, row, before) {
    if (before !== null && row.name !== before.name)
      throw new Validation('Название меняют в\u00a01С: по\u00a0нему товары находят свой бренд', 'name');
    const same = await db.selectFrom('brands').select('name').where('code', '=', row.code).executeTakeFirst();
    if (same !== undefined && same.name !== row.name)
      throw new Validation(`Этот код у\u00a0бренда ${same.name}`, 'code');
    return row;
  },

  async insert(db, row) {
    const { id } = await db.insertInto('brands').values(row).returning('id').executeTakeFirstOrThrow();
    return id;
  },

  async update(db, id, row) {
    await db.updateTable('brands').set(row).where('id', '=', id).execute();
  },

  async delete(db, id) {
    await db.deleteFrom('brands').where('id', '=', id).execute();
  },

  async usesOf(db, id) {
    const count = await countRows(db.selectFrom('products').where('brand_id', '=', id));
    return count === 0 ? null : countOf(count, 'товар', 'товара', 'товаров');
  },
});
