/** Where an image is drawn: as large as fits into the box, in the middle. */
export interface InkBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const MULTIPLY = 'GsInk';

/**
 * Draws a signature or a stamp as ink on paper: what is below stays readable, and the white background of a picture
 * without transparency covers nothing.
 */
export function drawInk(
  pdf: PDFKit.PDFDocument,
  image: Uint8Array | undefined,
  { left, top, width, height }: InkBox,
): void {
  if (image === undefined) return;
  const state = pdf.ref({ Type: 'ExtGState', BM: 'Multiply' });
  state.end(undefined);
  pdf.save();
  pdf.page.ext_gstates[MULTIPLY] = state;
  pdf.addContent(`/${MULTIPLY} gs`);
  pdf.image(Buffer.from(image), left, top, { fit: [width, height], align: 'center', valign: 'center' });
  pdf.restore();
}
