/** Widths a picture is stored in: over the whole screen, the product page's and the listing's. */
export const PICTURE_WIDTHS = { zoom: 1600, detail: 640, preview: 320 } as const;

/** The name of a stored picture in the width of listings. */
export function previewName(picture: string): string {
  return picture.replace(/\.webp$/, `-${PICTURE_WIDTHS.preview}.webp`);
}

/** The name of a stored picture over the whole screen; what was imported before there was that width has none. */
export function zoomName(picture: string): string {
  return picture.replace(/\.webp$/, `-${PICTURE_WIDTHS.zoom}.webp`);
}
