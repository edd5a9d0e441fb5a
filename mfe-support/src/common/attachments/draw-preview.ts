import { PREVIEW_SIDE } from '@shop/contracts/support/attachments';

/** A small `data:` URL of an image that has been chosen, or null for what the browser cannot draw. */
export async function drawPreview(file: File): Promise<string | null> {
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
