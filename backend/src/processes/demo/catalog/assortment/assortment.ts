import { clothing } from './clothing.ts';
import { consumables } from './consumables.ts';
import { footwear } from './footwear.ts';
import { gloves } from './gloves.ts';
import { handTools } from './hand-tools.ts';
import type { Kind } from './kind.ts';
import { powerTools } from './power-tools.ts';
import { protection } from './protection.ts';
import { spareParts } from './spare-parts.ts';

/** Every kind of product of the demo shop, sections in the order of the menu. */
export const assortment: readonly Kind[] = [
  ...clothing,
  ...footwear,
  ...gloves,
  ...protection,
  ...handTools,
  ...powerTools,
  ...consumables,
  ...spareParts,
];

/** Names of colours with the values that pictures are painted in. */
export const paints: Readonly<Record<string, string>> = {
  'Тёмно-синий': '#2b3f63',
  Синий: '#2f68b1',
  Голубой: '#7db4de',
  Васильковый: '#4a6fd0',
  Серый: '#8b939c',
  Чёрный: '#3a3d42',
  Хаки: '#7d7a52',
  'Тёмно-зелёный': '#2f6650',
  Бежевый: '#cdb58f',
  Лимонный: '#d4e233',
  Оранжевый: '#f0822d',
  Жёлтый: '#f2c230',
  Белый: '#e9ecef',
  Красный: '#cf3f3a',
  Коричневый: '#8a5a3c',
  Прозрачный: '#b9d3df',
};
