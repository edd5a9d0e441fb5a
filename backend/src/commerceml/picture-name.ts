/** Widths a picture is stored in: the product page's and the listing's. */
export const PICTURE_WIDTHS = { detail: 640, preview: 320 } as const;

/** The name of a stored picture in the width of listings. */
export function previewName(picture: string): string {
  return picture.replace(/\.webp$/, `-${PICTURE_WIDTHS.preview}.webp`);
}
