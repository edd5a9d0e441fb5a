/** Widths in which a picture is stored: for the full-screen view, the product page and the listing. */
export const PICTURE_WIDTHS = { zoom: 1600, detail: 640, preview: 320 } as const;

/** The name of a stored picture in the width of listings. */
export function previewName(picture: string): string {
  return picture.replace(/\.webp$/, `-${PICTURE_WIDTHS.preview}.webp`);
}

/** The name of a stored picture for the full-screen view; pictures imported before that width existed have none. */
export function zoomName(picture: string): string {
  return picture.replace(/\.webp$/, `-${PICTURE_WIDTHS.zoom}.webp`);
}
