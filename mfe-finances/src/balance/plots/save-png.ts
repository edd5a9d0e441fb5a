import { saveFile } from '@shop/kit/files';
import { color, font } from '@shop/ui/theme';

interface Picture {
  readonly drawing: SVGSVGElement;
  readonly title: string;
  /** Lines below the title: company, contract, period. */
  readonly lines: readonly string[];
  /** Entries of the legend. */
  readonly series: readonly { readonly name: string; readonly color: string; readonly mark: string }[];
}

/** Device pixels per px, enough for print. */
const DENSITY = 2;
const PADDING = 24;
const LINE_PX = 20;

/** Saves a plot with its title, lines and legend as PNG; the file is named after the title. */
export async function savePng({ drawing, title, lines, series }: Picture): Promise<void> {
  const { width, height } = drawing.viewBox.baseVal;
  const legendPx = series.length > 1 ? series.length * LINE_PX + 8 : 0;
  const headPx = 36 + lines.length * LINE_PX + legendPx;
  const canvas = document.createElement('canvas');
  canvas.width = (width + 2 * PADDING) * DENSITY;
  canvas.height = (height + headPx + 2 * PADDING) * DENSITY;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.scale(DENSITY, DENSITY);
  context.fillStyle = valuesIn(color.surface);
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.translate(PADDING, PADDING);
  write(context, title, 0, 18, `600 18px ${font.sans}`, color.text);
  for (const [index, line] of lines.entries())
    write(context, line, 0, 42 + index * LINE_PX, `400 13px ${font.sans}`, color.textMuted, width);
  if (legendPx > 0) paintLegend(context, series, 42 + lines.length * LINE_PX);
  context.translate(0, headPx);
  context.drawImage(await shapesOf(drawing), 0, 0, width, height);
  // An SVG loaded as an image cannot use the fonts of the page, so its texts are painted here.
  for (const text of drawing.querySelectorAll('text')) {
    context.textAlign = text.getAttribute('text-anchor') === 'end' ? 'end' : 'center';
    const place = [text.x.baseVal.getItem(0).value, text.y.baseVal.getItem(0).value] as const;
    const ink = text.getAttribute('fill') ?? color.text;
    write(context, text.textContent ?? '', ...place, `400 12px ${font.sans}`, ink);
  }
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!file) throw new Error('no picture');
  saveFile(file, `${title}.png`);
}

function write(
  context: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  font: string,
  ink: string,
  /** Longer text is condensed to this width, such as a company name on a phone. */
  widthMax?: number,
): void {
  context.font = font;
  context.fillStyle = valuesIn(ink);
  context.fillText(text, x, y, widthMax);
}

function paintLegend(context: CanvasRenderingContext2D, series: Picture['series'], top: number): void {
  for (const [index, { name, color: ink, mark }] of series.entries()) {
    const y = top + index * LINE_PX;
    context.fillStyle = valuesIn(ink);
    context.strokeStyle = valuesIn(ink);
    if (mark === 'hatched') {
      context.strokeRect(0.5, y - 9.5, 11, 11);
      for (const step of [4, 8, 12, 16]) {
        context.beginPath();
        context.moveTo(Math.max(0, step - 11), y - 10 + Math.min(step, 11));
        context.lineTo(Math.min(step, 11), y - 10 + Math.max(0, step - 11));
        context.stroke();
      }
    } else context.fillRect(0, y - 10, 12, 12);
    write(context, name, 20, y, `400 13px ${font.sans}`, color.text);
  }
}

/** The drawing without texts and without the cursor. */
async function shapesOf(drawing: SVGSVGElement): Promise<HTMLImageElement> {
  const { width, height } = drawing.viewBox.baseVal;
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  for (const part of copy.querySelectorAll('text, [data-cursor]')) part.remove();
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width * DENSITY));
  copy.setAttribute('height', String(height * DENSITY));
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(valuesIn(new XMLSerializer().serializeToString(copy)))}`;
  await image.decode();
  return image;
}

/** Resolves custom properties, which a canvas and an SVG image cannot read. */
function valuesIn(text: string): string {
  const page = getComputedStyle(document.documentElement);
  return text.replace(/var\((--[\w-]+)\)/g, (_, name: string) => page.getPropertyValue(name).trim());
}
