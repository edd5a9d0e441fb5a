import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Db } from '../../../platform/database/database.ts';
import { PictureStore } from '../../commerceml/stores/picture-store.ts';
import { assortment, paints } from '../catalog/assortment/assortment.ts';
import { drawCloseUp, drawPacked, drawPicture, type PictureName } from '../catalog/pictures/picture.ts';

/**
 * Adds two pictures to every product of the demo catalogue: a close-up in its colour and its box. Products with the
 * same shape and colour share them. Returns the number of rows.
 */
export async function addPictures(db: Db, mediaDir: string): Promise<number> {
  const used = await db
    .selectFrom('products')
    .select('picture')
    .distinct()
    .where('picture', 'is not', null)
    .execute();
  const names = new Set(used.map(({ picture }) => picture));
  const folder = await mkdtemp(path.join(os.tmpdir(), 'demo-pictures-'));
  try {
    const store = new PictureStore(folder, mediaDir);
    const add = async (svg: string) => {
      const file = `${nameOf(svg)}.svg`;
      await writeFile(path.join(folder, file), svg);
      return store.add(file);
    };
    let count = 0;
    for (const { drawing, paint } of drawings()) {
      const main = nameOf(drawPicture(drawing, paint));
      // A shape with only one colour gives the same picture for all paints.
      if (!names.delete(main)) continue;
      const extra = [await add(drawCloseUp(drawing, paint)), await add(drawPacked(drawing))];
      count += await insertPictures(
        db,
        main,
        extra.filter((name) => name !== null),
      );
    }
    await store.finish();
    return count;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function* drawings(): Generator<{ readonly drawing: PictureName; readonly paint: string }> {
  const all = new Set(Object.values(paints));
  for (const drawing of new Set(assortment.map(({ picture }) => picture)))
    for (const paint of all) yield { drawing, paint };
}

/** The file name that the picture store gives. */
function nameOf(svg: string): string {
  return `${createHash('sha256').update(svg).digest('hex').slice(0, 32)}.webp`;
}

async function insertPictures(db: Db, main: string, extra: readonly string[]): Promise<number> {
  const products = await db.selectFrom('products').select('id').where('picture', '=', main).execute();
  const rows = products.flatMap(({ id }) =>
    extra.map((picture, index) => ({ product_id: id, position: index + 1, picture })),
  );
  await db.insertInto('product_pictures').values(rows).execute();
  return rows.length;
}
