import type { SlotFiller } from '@shop/remote';
import type { Home } from './remembered-home.ts';

/** The user's own choice, as the server keeps it. */
export type HomeControls = Home['controls'];

/** A block of the home page: the tile an area brings, and whether the user wants to see it. */
export interface HomeBlock {
  readonly code: string;
  readonly title: string;
  readonly isShown: boolean;
}

type Tile = Pick<SlotFiller, 'code' | 'title' | 'name'>;

/** The tiles there are: those the user has chosen about in the user's order, new ones after them and shown. */
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

/** What to keep of an arrangement: codes that no area brings just now stay where they were. */
export function toControls(blocks: readonly HomeBlock[], before: HomeControls): HomeControls {
  const known = new Set(blocks.map(({ code }) => code));
  const arranged = blocks.map(({ code, isShown }) => ({ code, isShown }));
  const kept = before.flatMap((control) => (known.has(control.code) ? arranged.splice(0, 1) : [control]));
  return [...kept, ...arranged];
}

/** The blocks with one of them a place further up (−1) or down (1); unchanged at either end. */
export function moveBlock(blocks: readonly HomeBlock[], code: string, by: -1 | 1): readonly HomeBlock[] {
  const from = blocks.findIndex((block) => block.code === code);
  const block = blocks[from];
  if (!block || !blocks[from + by]) return blocks;
  return blocks.toSpliced(from, 1).toSpliced(from + by, 0, block);
}

function toBlock({ code, name, title }: Tile, isShown: boolean): HomeBlock {
  return { code, title: name ?? title, isShown };
}
