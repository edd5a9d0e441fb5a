import { PREVIEW_SIDE } from '@shop/contracts/support/attachments';
import sharp from 'sharp';
import { type FileType, fileTypes } from './file-types.ts';
import { NO_IMAGE, refuseFile } from './refuse-file.ts';

/** Longest side in pixels. */
const MAX_SIDE = 4096;
const MAX_PIXELS = 64_000_000;
const MAX_FRAMES = 300;
const TIME_S = 20;

export interface ReencodedImage {
  readonly type: FileType;
  readonly content: Buffer;
  readonly width: number;
  readonly height: number;
  /** WebP. */
  readonly preview: Buffer;
}

/**
 * Re-encodes an image upright, without metadata, and makes a preview. Formats that browsers do not show become JPEG.
 * Throws `Validation` for a damaged image and for one above 64 megapixels.
 */
export async function reencodeImage(bytes: Buffer): Promise<ReencodedImage> {
  try {
    return await reencode(bytes);
  } catch (error) {
    throw refuseFile(/pixel limit/i.test(String(error)) ? TOO_MANY_PIXELS : NO_IMAGE);
  }
}

async function reencode(bytes: Buffer): Promise<ReencodedImage> {
  const inputOptions = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const;
  const { format, pages = 1, orientation = 1 } = await sharp(bytes, inputOptions).metadata();
  if (format === 'tiff' && pages > 1) throw new TypeError('Only the first page would be kept');
  const isAnimated =
    (format === 'gif' || format === 'webp') && pages > 1 && pages <= MAX_FRAMES && orientation === 1;
  const image = sharp(bytes, { ...inputOptions, animated: isAnimated })
    .autoOrient()
    .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: TIME_S });
  const [type, output] =
    format === 'png'
      ? [fileTypes.png, image.png()]
      : format === 'webp'
        ? [fileTypes.webp, image.webp({ quality: 86, effort: 2 })]
        : format === 'gif'
          ? [fileTypes.gif, image.gif({ effort: 3 })]
          : [fileTypes.jpeg, image.flatten({ background: '#fff' }).jpeg({ quality: 88 })];
  const { data: content, info } = await output.toBuffer({ resolveWithObject: true });
  const preview = await sharp(content, inputOptions)
    .resize(PREVIEW_SIDE, PREVIEW_SIDE, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 76 })
    .toBuffer();
  return { type, content, preview, width: info.width, height: info.pageHeight ?? info.height };
}

const TOO_MANY_PIXELS = 'Изображение больше 64\u00a0мегапикселей. Уменьшите его и\u00a0приложите снова';
