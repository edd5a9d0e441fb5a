import { saveFile } from '@shop/kit/files';
import { color, font } from '@shop/ui/theme';

interface Picture {
  readonly drawing: SVGSVGElement;
  readonly title: string;
  /** Lines below the title: the company, the contract, the period. */
  readonly lines: readonly string[];
  /** What the marks mean: «■ Отгрузки». */
  readonly series: readonly { readonly name: string; readonly color: string; readonly mark: string }[];
}

/** Dots for one px: sharp on paper too. */
const DENSITY = 2;
const PADDING = 24;
const LINE_PX = 20;

/** Saves a plot as PNG with all that says what it shows. The file is named after the title. */
export async function savePng({ drawing, title, lines, series }: Picture): Promise<void> {
  const { width, height } = drawing.viewBox.baseVal;
  const legendPx = series.length > 1 ? series.length * LINE_PX + 8 : 0;
  const headPx = 36 + lines.length * LINE_PX + legendPx;
  const canvas = document.createElement('canvas');
  canvas.width = (width + 2 * PADDING) * DENSITY;
  canvas.height = (height + headPx + 2 * PADDING) * DENSITY;
  const paper = canvas.getContext('2d');
  if (!paper) throw new Error('no canvas');
  paper.scale(DENSITY, DENSITY);
  paper.fillStyle = color.surface;
  paper.fillRect(0, 0, canvas.width, canvas.height);
  paper.translate(PADDING, PADDING);
  write(paper, title, 0, 18, `600 18px ${font.sans}`, color.text);
  for (const [index, line] of lines.entries())
    write(paper, line, 0, 42 + index * LINE_PX, `400 13px ${font.sans}`, color.textMuted, width);
  if (legendPx > 0) drawLegend(paper, series, 42 + lines.length * LINE_PX);
  paper.translate(0, headPx);
  paper.drawImage(await shapesOf(drawing), 0, 0, width, height);
  // Pictures know no fonts of the page: words are written here.
  for (const text of drawing.querySelectorAll('text')) {
    paper.textAlign = text.getAttribute('text-anchor') === 'end' ? 'end' : 'center';
    const place = [text.x.baseVal.getItem(0).value, text.y.baseVal.getItem(0).value] as const;
    const ink = text.getAttribute('fill') ?? color.text;
    write(paper, text.textContent ?? '', ...place, `400 12px ${font.sans}`, ink);
  }
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!file) throw new Error('no picture');
  saveFile(file, `${title}.png`);
}

function write(
  paper: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  face: string,
  ink: string,
  /** A longer text is drawn narrower: a company's name on a phone. */
  widthMax?: number,
): void {
  paper.font = face;
  paper.fillStyle = ink;
  paper.fillText(text, x, y, widthMax);
}

function drawLegend(paper: CanvasRenderingContext2D, series: Picture['series'], top: number): void {
  for (const [index, { name, color: ink, mark }] of series.entries()) {
    const y = top + index * LINE_PX;
    paper.fillStyle = ink;
    paper.strokeStyle = ink;
    if (mark === 'hatched') {
      paper.strokeRect(0.5, y - 9.5, 11, 11);
      for (const step of [4, 8, 12, 16]) {
        paper.beginPath();
        paper.moveTo(Math.max(0, step - 11), y - 10 + Math.min(step, 11));
        paper.lineTo(Math.min(step, 11), y - 10 + Math.max(0, step - 11));
        paper.stroke();
      }
    } else paper.fillRect(0, y - 10, 12, 12);
    write(paper, name, 20, y, `400 13px ${font.sans}`, color.text);
  }
}

/** The drawing without its words and without the mark of the point that is read. */
async function shapesOf(drawing: SVGSVGElement): Promise<HTMLImageElement> {
  const { width, height } = drawing.viewBox.baseVal;
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  for (const part of copy.querySelectorAll('text, [data-cursor]')) part.remove();
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width * DENSITY));
  copy.setAttribute('height', String(height * DENSITY));
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  return image;
}
