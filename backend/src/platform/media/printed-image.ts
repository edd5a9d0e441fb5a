import { createHash } from 'node:crypto';
import { formatNumber } from '@shop/domain/format/number';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';

/** Most bytes of an upload. */
const MAX_BYTES = 1_000_000;
/** Most pixels of a side. */
const MAX_SIDE = 2000;
/** An image whose longer side has fewer pixels is a blot on paper. */
const MIN_SIDE = 60;
/** The longer side as it is stored: 40 mm at 600 dpi. */
const STORED_SIDE = 1000;

/** Paper has at least this much of each colour; what is this much darker than most of it turns white too. */
const DARKEST_PAPER = 120;
const PAPER_SHADES = 1.08;
/** Ink that is lighter than this in each colour is not seen on paper. */
const FAINTEST_INK = 225;

/** An image that documents print. */
export interface PrintedImage {
  /** SHA-256 in hexadecimal. */
  readonly sha256: string;
  readonly type: 'image/png' | 'image/jpeg';
  readonly content: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Why an image is not accepted, in words that follow the name of a field. */
export class BadImage extends Error {
  override readonly name = 'BadImage';
}

/**
 * Re-encodes a PNG or JPEG for print: upright, on white paper or none, without empty margins and the metadata of a camera,
 * at most 1000 px.
 * The content decides what it is, not its name. Throws `BadImage`.
 */
export async function readPrintedImage(bytes: Buffer): Promise<PrintedImage> {
  if (bytes.length === 0) throw new BadImage('файл пуст');
  if (bytes.length > MAX_BYTES)
    throw new BadImage(
      `файл ${formatNumber(Math.ceil(bytes.length / 1e5) / 10)}\u00a0МБ, а\u00a0можно до\u00a01\u00a0МБ`,
    );
  const type = (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime;
  if (type !== 'image/png' && type !== 'image/jpeg') throw new BadImage('нужна картинка PNG или JPEG');
  await checkSides(bytes);
  const { data: content, info } = await reencode(bytes, type).catch(refuseDamaged);
  if (Math.max(info.width, info.height) < MIN_SIDE)
    throw new BadImage(
      `картинка слишком мала: без пустых полей она ${info.width}\u00a0×\u00a0${info.height}\u00a0px, а\u00a0нужно хотя бы ${MIN_SIDE} по\u00a0длинной стороне`,
    );
  const sha256 = createHash('sha256').update(content).digest('hex');
  return { sha256, type, content, width: info.width, height: info.height };
}

async function checkSides(bytes: Buffer): Promise<void> {
  // Only the header is read, whatever number of pixels it promises.
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata().catch(refuseDamaged);
  if (width > MAX_SIDE || height > MAX_SIDE)
    throw new BadImage(
      `картинка ${width}\u00a0×\u00a0${height}\u00a0px, а\u00a0можно до\u00a0${MAX_SIDE}\u00a0×\u00a0${MAX_SIDE}`,
    );
}

async function reencode(bytes: Buffer, type: PrintedImage['type']) {
  const upright = await sharp(bytes, { failOn: 'error' })
    .autoOrient()
    .toColourspace('srgb')
    .png({ palette: false })
    .toBuffer();
  const { isOpaque, channels, dominant } = await sharp(upright).stats();
  const isEmpty = (!isOpaque && channels.at(-1)?.max === 0) || channels.every(({ min, max }) => min === max);
  if (isEmpty) throw new BadImage('на\u00a0картинке ничего нет');
  const cleaned = isOpaque ? await whitenPaper(upright, dominant) : upright;
  await refuseFaint(cleaned);
  // Trim what was whitened: the shades of photographed paper are no one colour.
  const image = sharp(cleaned)
    .trim()
    .resize(STORED_SIDE, STORED_SIDE, { fit: 'inside', withoutEnlargement: true });
  const output = type === 'image/png' ? image.png({ compressionLevel: 9 }) : image.jpeg({ quality: 90 });
  return output.toBuffer({ resolveWithObject: true });
}

/** The colour that most of the picture has. */
interface Paper {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

/** Makes photographed or scanned paper white: printed, it would be a grey box. A dark background is no paper. */
async function whitenPaper(upright: Buffer, { r, g, b }: Paper): Promise<Buffer> {
  const paper = [r, g, b];
  if (paper.some((channel) => channel < DARKEST_PAPER)) return upright;
  const gains = paper.map((channel) => (PAPER_SHADES * 255) / channel);
  return sharp(upright).removeAlpha().toColourspace('srgb').linear(gains, [0, 0, 0]).png().toBuffer();
}

/** On white paper nothing would be seen of a pale pencil, or of white strokes on a transparent background. */
async function refuseFaint(image: Buffer): Promise<void> {
  const onPaper = await sharp(image).flatten({ background: '#fff' }).png().toBuffer();
  const { channels } = await sharp(onPaper).stats();
  if (channels.every(({ min }) => min > FAINTEST_INK))
    throw new BadImage('на\u00a0бумаге её не\u00a0будет видно: нужны чернила темнее');
}

function refuseDamaged(error: unknown): never {
  throw error instanceof BadImage ? error : new BadImage('файл повреждён: картинка не\u00a0открывается');
}
