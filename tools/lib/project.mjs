import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** What the browser loads: the shell and the five areas, by folder. */
export const frontends = [
  'shell',
  'mfe-catalog',
  'mfe-basket-order',
  'mfe-finances',
  'mfe-manager',
  'mfe-support',
];

/** An area's name is its folder without `mfe-`. */
export const areaOf = (folder) => folder.replace(/^mfe-/, '');

export const PNPM = 'pnpm@12.21.0';
