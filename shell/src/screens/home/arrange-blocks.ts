import type { SlotFiller } from '@shop/remote';
import type { Home } from './home-cache.ts';

/** The user's own arrangement, as the server stores it. */
export type HomeControls = Home['controls'];

/** A block of the home page: the tile an area brings, and whether the user wants to see it. */
export interface HomeBlock {
  readonly code: string;
  readonly title: string;
  readonly isShown: boolean;
}

type Tile = Pick<SlotFiller, 'code' | 'title' | 'name'>;

/** Merges the tiles that exist with the user's arrangement: known ones in the user's order, then new ones, shown. */
export function arrangeBlocks(tiles: readonly Tile[], controls: HomeControls): readonly HomeBlock[] {
  const byCode = new Map(tiles.toReversed().map((tile) => [tile.code, tile]));
  const chosen = controls.flatMap(({ code, isShown }) => {
    const tile = byCode.get(code);
    byCode.delete(code);
    return tile ? [toBlock(tile, isShown)] : [];
  });
  const fresh = [...byCode.values()].reverse().map((tile) => toBlock(tile, true));
  return [...chosen, ...fresh];
}

/** Returns the arrangement to store: codes of tiles that are missing right now keep their places. */
export function toControls(blocks: readonly HomeBlock[], before: HomeControls): HomeControls {
  const known = new Set(blocks.map(({ code }) => code));
  const arranged = blocks.map(({ code, isShown }) => ({ code, isShown }));
  const kept = before.flatMap((control) => (known.has(control.code) ? arranged.splice(0, 1) : [control]));
  return [...kept, ...arranged];
}

/** Moves one block up (−1) or down (1); returns the blocks unchanged at either end. */
export function moveBlock(blocks: readonly HomeBlock[], code: string, by: -1 | 1): readonly HomeBlock[] {
  const from = blocks.findIndex((block) => block.code === code);
  const block = blocks[from];
  if (!block || !blocks[from + by]) return blocks;
  return blocks.toSpliced(from, 1).toSpliced(from + by, 0, block);
}

function toBlock({ code, name, title }: Tile, isShown: boolean): HomeBlock {
  return { code, title: name ?? title, isShown };
}
