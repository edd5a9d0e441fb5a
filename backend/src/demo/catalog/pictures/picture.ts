import { clothingShapes } from './clothing-shapes.ts';
import { footwearShapes } from './footwear-shapes.ts';
import { handShapes } from './hand-shapes.ts';
import { paletteOf } from './palette.ts';
import { protectionShapes } from './protection-shapes.ts';
import { supplyShapes } from './supply-shapes.ts';
import { toolShapes } from './tool-shapes.ts';

const shapes = {
  ...clothingShapes,
  ...footwearShapes,
  ...handShapes,
  ...protectionShapes,
  ...toolShapes,
  ...supplyShapes,
};

export type PictureName = keyof typeof shapes;

/** A product picture as SVG, 400 × 400: a flat drawing in the product's colour on white, as photographs for shops are. */
export function drawPicture(name: PictureName, hex: string): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="640" height="640">',
    '<rect width="400" height="400" fill="#ffffff"/>',
    '<ellipse cx="200" cy="346" rx="118" ry="13" fill="#dfe3e8"/>',
    `<g stroke-linejoin="round" stroke-linecap="round">${shapes[name](paletteOf(hex))}</g>`,
    '</svg>',
  ].join('');
}
