import type { Db } from '../database/database.ts';
import type { PrintedImage } from '../media/printed-image.ts';

/** An image as its id names it. */
interface StoredImage {
  readonly type: string;
  readonly content: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Stores an upload, once for the same content. It waits a day for a setting that names it. */
export async function addImage(db: Db, image: PrintedImage, addedBy: string): Promise<void> {
  await db
    .insertInto('setting_images')
    .values({ ...image, added_by: addedBy })
    .onConflict((conflict) =>
      conflict.column('sha256').doUpdateSet(({ ref }) => ({ added_at: ref('excluded.added_at') })),
    )
    .execute();
}

/** Keeps images for good, because a setting names them now. Returns the ids among these that are stored. */
export async function keepImages(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  await db
    .updateTable('setting_images')
    .set({ saved_at: new Date() })
    .where('sha256', 'in', ids)
    .where('saved_at', 'is', null)
    .execute();
  const rows = await db.selectFrom('setting_images').select('sha256').where('sha256', 'in', ids).execute();
  return new Set(rows.map(({ sha256 }) => sha256));
}

/** Reads images by id; ids that nothing is stored under are left out. */
export async function readImages(
  db: Db,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, StoredImage>> {
  const named = ids.filter((id) => id !== null);
  if (named.length === 0) return new Map();
  const rows = await db
    .selectFrom('setting_images')
    .select(['sha256', 'type', 'content', 'width', 'height'])
    .where('sha256', 'in', named)
    .execute();
  return new Map(rows.map(({ sha256, ...image }) => [sha256, image]));
}

/** Deletes uploads that no setting has named by then. */
export async function deleteUnsavedImages(db: Db, addedBefore: Date): Promise<void> {
  await db
    .deleteFrom('setting_images')
    .where('saved_at', 'is', null)
    .where('added_at', '<', addedBefore)
    .execute();
}

/** Finds stored images by the beginning of an id. */
export async function findImageIds(db: Db, beginning: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('setting_images')
    .select('sha256')
    .where('sha256', '^@', beginning)
    .forUpdate()
    .execute();
  return rows.map(({ sha256 }) => sha256);
}

export async function deleteImage(db: Db, id: string): Promise<void> {
  await db.deleteFrom('setting_images').where('sha256', '=', id).execute();
}
