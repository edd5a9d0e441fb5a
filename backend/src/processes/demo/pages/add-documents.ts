import { createHash } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../../platform/database/database.ts';
import { drawDataSheet } from './data-sheet.ts';

/** Sections whose products have their own data sheet. */
const withDataSheets = ['Угловые шлифмашины', 'Полумаски и фильтры'];

/** Writes data sheets as PDF below the media folder, named by content. Returns how many. */
export async function addDocuments(db: Db, mediaDir: string): Promise<number> {
  const products = await findProducts(db);
  await mkdir(mediaDir, { recursive: true });
  for (const { id, name, article, brand, description, properties } of products) {
    const pdf = await drawDataSheet({
      name,
      article,
      brand: brand ?? 'не указан',
      description,
      rows: properties.map((property) => [
        property.name,
        property.unit === '' ? property.value : `${property.value.replace('.', ',')} ${property.unit}`,
      ]),
    });
    const file = `${createHash('sha256').update(pdf).digest('hex').slice(0, 32)}.pdf`;
    const unfinished = path.join(mediaDir, `${file}.${process.pid}.part`);
    await writeFile(unfinished, pdf);
    await rename(unfinished, path.join(mediaDir, file));
    await db
      .insertInto('product_documents')
      .values({
        product_id: id,
        title: 'Технический паспорт',
        file,
        type: 'application/pdf',
        size_bytes: pdf.length,
      })
      .execute();
  }
  return products.length;
}

function findProducts(db: Db) {
  return db
    .selectFrom('products')
    .innerJoin('sections', 'sections.id', 'products.section_id')
    .leftJoin('brands', 'brands.id', 'products.brand_id')
    .select((of) => [
      'products.id',
      'products.name',
      'products.article',
      'products.description',
      'brands.name as brand',
      jsonArrayFrom(
        of
          .selectFrom('product_properties')
          .innerJoin('properties', 'properties.id', 'product_properties.property_id')
          .select(['properties.name', 'properties.unit', 'product_properties.value'])
          .whereRef('product_properties.product_id', '=', 'products.id')
          .orderBy('properties.sort'),
      ).as('properties'),
    ])
    .where('sections.name', 'in', withDataSheets)
    .orderBy('products.id')
    .execute();
}
