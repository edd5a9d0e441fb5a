import { clothingShapes } from './clothing-shapes.ts';
import { footwearShapes } from './footwear-shapes.ts';
import { handShapes } from './hand-shapes.ts';
import { paletteOf } from './palette.ts';
import { protectionShapes } from './protection-shapes.ts';
import { spareShapes } from './spare-shapes.ts';
import { supplyShapes } from './supply-shapes.ts';
import { toolShapes } from './tool-shapes.ts';

const shapes = {
  ...clothingShapes,
  ...footwearShapes,
  ...handShapes,
  ...protectionShapes,
  ...toolShapes,
  ...supplyShapes,
  ...spareShapes,
};

export type PictureName = keyof typeof shapes;

const OPEN = '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="640"';
const WHITE = '<rect width="400" height="400" fill="#ffffff"/>';
const SHADOW = '<ellipse cx="200" cy="346" rx="118" ry="13" fill="#dfe3e8"/>';

/**
 * A product picture as SVG, 400 × 400: a flat drawing in the product's colour on white, like photographs for shops. It
 * is large enough for the zoom; the other pictures of a product are smaller, so that a demo shop is made quickly.
 */
export function drawPicture(name: PictureName, hex: string): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="1280" height="1280">',
    WHITE,
    SHADOW,
    shapeOf(name, hex),
    '</svg>',
  ].join('');
}

/** The middle of the same picture, twice as large. */
export function drawCloseUp(name: PictureName, hex: string): string {
  return [OPEN, ' viewBox="100 104 200 200">', WHITE, shapeOf(name, hex), '</svg>'].join('');
}

/** The product's box, with the drawing on its label. */
export function drawPacked(name: PictureName): string {
  return [
    OPEN,
    ' viewBox="0 0 400 400">',
    WHITE,
    SHADOW,
    '<path d="M84 132 L200 92 L316 132 L200 172 Z" fill="#e2c49a"/><path d="M84 132 L200 172 V346 L84 300 Z" fill="#c39a63"/>',
    '<path d="M316 132 L200 172 V346 L316 300 Z" fill="#d4ae78"/><path d="M142 112 L258 152 V186 L242 180 V158 L126 118 Z" fill="#efe1c8"/>',
    '<g transform="matrix(0.232 -0.083 0 0.29 212 204)"><rect width="400" height="400" rx="24" fill="#ffffff"/>',
    shapeOf(name, LABEL_PAINT),
    '</g></svg>',
  ].join('');
}

const LABEL_PAINT = '#8b939c';

function shapeOf(name: PictureName, hex: string): string {
  return `<g stroke-linejoin="round" stroke-linecap="round">${shapes[name](paletteOf(hex))}</g>`;
}
