import type { SettingField } from '@shop/contracts/office/setting-fields';
import { formatNumber } from '@shop/domain/format/number';
import * as v from 'valibot';
import type { Db } from '../../../platform/database/database.ts';
import { Conflict, NotFound, Validation } from '../../../platform/errors/errors.ts';
import { BadImage, type PrintedImage, readPrintedImage } from '../../../platform/media/printed-image.ts';
import type { ShopSetting } from '../../../platform/shop-settings/define-setting.ts';
import { describeFields } from '../../../platform/shop-settings/describe-fields.ts';
import { readSetting } from '../../../platform/shop-settings/read-setting.ts';
import {
  addImage,
  deleteImage,
  findImageIds,
  keepImages,
  readImages,
} from '../../../platform/shop-settings/setting-images.ts';
import { isImagePrinted } from '../../documents/documents.api.ts';
import {
  defineOfficeAction,
  type OfficeActor,
  recordOfficeChange,
} from '../../office-journal/office-journal.api.ts';
import { allSettings } from './all-settings.ts';

/** An image that a value names, with its field. */
interface NamedImage {
  readonly field: SettingField;
  readonly id: string;
}

/** The place and the content of an upload. */
export interface ImageUpload {
  readonly setting: string;
  readonly field: string;
  readonly bytes: Buffer;
}

/**
 * Checks an upload and re-encodes it; long work that needs no transaction. Throws `NotFound` for a field that holds no
 * image, `Validation` at the field, with its title, for an image that is not accepted.
 */
export async function prepareImage({ setting, field, bytes }: ImageUpload): Promise<PrintedImage> {
  const found = imageFieldsOf(setting).find(({ name }) => name === field);
  if (found === undefined) throw new NotFound('У\u00a0этой настройки нет такой картинки');
  try {
    return await readPrintedImage(bytes);
  } catch (error) {
    if (error instanceof BadImage) throw new Validation(`${found.title}: ${error.message}`, field);
    throw error;
  }
}

/** Stores an upload until a save names its id. */
export async function saveImage(db: Db, by: OfficeActor, image: PrintedImage): Promise<{ id: string }> {
  await addImage(db, image, by.name);
  return { id: image.sha256 };
}

/** Throws `NotFound` for an unknown id. */
export async function readImage(db: Db, id: string) {
  const image = (await readImages(db, [id])).get(id);
  if (image === undefined) throw new NotFound('Такой картинки нет: загрузите её ещё раз');
  return image;
}

const imageForgotten = defineOfficeAction('setting-image.forgotten', {
  title: 'Удалена картинка',
  right: 'office.settings',
  state: v.object({ reason: v.string() }),
  words: ({ reason }) => new Map([['Почему', reason]]),
});

/**
 * Deletes an image for good: one that should never have been uploaded. Throws `NotFound` for an unknown number, `Conflict`
 * for an image that a setting names or an issued invoice prints.
 */
export async function forgetImage(
  db: Db,
  by: OfficeActor,
  { number, reason }: { readonly number: string; readonly reason: string },
): Promise<string> {
  const [id, ...others] = await findImageIds(db, number);
  if (id === undefined) throw new NotFound('Картинки с\u00a0таким номером нет');
  if (others.length > 0)
    throw new Conflict('Картинок с\u00a0таким началом номера несколько: напишите его длиннее');
  for (const setting of allSettings) {
    const value = await readSetting(db, setting);
    if (value !== null && namedImages(setting, value).some((named) => named.id === id))
      throw new Conflict(`Картинка стоит в\u00a0настройке «${setting.title}»: сначала уберите её там`);
  }
  if (await isImagePrinted(db, id))
    throw new Conflict('Картинка напечатана в\u00a0выставленных счетах: они её хранят');
  await deleteImage(db, id);
  const subject = `№\u00a0${id.slice(0, 6)}`;
  await recordOfficeChange(db, by, { action: imageForgotten, subject, after: { reason } });
  return subject;
}

/** The images that a value of a setting names. */
export function namedImages({ name: setting }: ShopSetting<object>, value: object): readonly NamedImage[] {
  const ids = new Map<string, unknown>(Object.entries(value));
  return imageFieldsOf(setting).flatMap((field) => {
    const id = ids.get(field.name);
    return typeof id === 'string' ? [{ field, id }] : [];
  });
}

/** Throws `Validation` at the first field whose image is not stored. */
export async function keepNamedImages(db: Db, named: readonly NamedImage[]): Promise<void> {
  const stored = await keepImages(
    db,
    named.map(({ id }) => id),
  );
  const lost = named.find(({ id }) => !stored.has(id))?.field;
  if (lost)
    throw new Validation(`${lost.title}: картинка не\u00a0сохранилась, загрузите её ещё раз`, lost.name);
}

/** Words for images by id: «PNG, 640 × 240, 12 кБ, № 3f2a91». The number tells two alike apart. */
export async function imageWords(db: Db, named: readonly NamedImage[]): Promise<ReadonlyMap<string, string>> {
  const images = await readImages(
    db,
    named.map(({ id }) => id),
  );
  return new Map(
    [...images].map(([id, { type, width, height, content }]) => [
      id,
      `${type === 'image/png' ? 'PNG' : 'JPEG'}, ${width}\u00a0×\u00a0${height}, ${formatNumber(Math.ceil(content.length / 1000))}\u00a0кБ, №\u00a0${id.slice(0, 6)}`,
    ]),
  );
}

function imageFieldsOf(name: string): readonly SettingField[] {
  const setting = allSettings.find((one) => one.name === name);
  if (setting === undefined) return [];
  return describeFields(setting.schema.entries).filter(({ kind }) => kind === 'image');
}
