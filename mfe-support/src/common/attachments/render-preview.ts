import { PREVIEW_SIDE } from '@shop/contracts/support/attachments';

/** A small `data:` URL of an image, or null if the browser cannot decode it. */
export async function renderPreview(file: File): Promise<string | null> {
  if (!file.type.startsWith('image/') || typeof createImageBitmap === 'undefined') return null;
  try {
    const image = await createImageBitmap(file, { resizeHeight: PREVIEW_SIDE, resizeQuality: 'medium' });
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.width, image.height];
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    image.close();
    return canvas.toDataURL('image/webp', 0.8);
  } catch {
    return null;
  }
}
