import { persisted } from '@shop/platform/storage';
import * as v from 'valibot';

/** The codes of the tiles that the home page has shown last, to any user: the next one asks ahead for these alone. */
const stored = persisted(v.array(v.string()), 'shop.home.tiles', 'browser');

export function rememberTiles(codes: readonly string[]): void {
  stored.write([...codes]);
}

/** Whether a tile will probably be shown. A browser that has shown no home page yet expects each of them. */
export function expectsTile(code: string): boolean {
  return stored.read()?.includes(code) ?? true;
}
