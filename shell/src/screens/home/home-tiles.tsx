import { slots } from '@shop/contracts/platform/slots';
import { Slot, type SlotFiller } from '@shop/remote';
import { Grid, Skeleton, Text } from '@shop/ui';
import styled from 'styled-components';
import { arrangeBlocks, type HomeControls } from './arrange-blocks.ts';

interface HomeTilesProps {
  readonly tiles: readonly SlotFiller<'home.tile'>[];
  /** Undefined until the user's arrangement is known. */
  readonly controls: HomeControls | undefined;
}

/** The visible blocks in the user's order. Each loads and fails alone. */
export function HomeTiles({ tiles, controls }: HomeTilesProps) {
  if (!controls)
    return (
      <Tiles aria-busy="true">
        {tiles.map(({ area, code, height = slots['home.tile'].height }) => (
          <Skeleton key={`${area}/${code}`} height={height} />
        ))}
      </Tiles>
    );
  const shown = arrangeBlocks(tiles, controls).filter(({ isShown }) => isShown);
  if (shown.length === 0 && tiles.length > 0)
    return (
      <Text as="p" tone="muted">
        Все блоки скрыты. Нужные можно вернуть кнопкой «Настроить».
      </Text>
    );
  return (
    <Tiles>
      {shown.map(({ code }) => (
        <Slot key={code} name="home.tile" only={code} />
      ))}
    </Tiles>
  );
}

/** Tiles of one row are equally high. An empty tile leaves no gap. */
const Tiles = styled(Grid).attrs({ min: 300, gap: 4, align: 'stretch' })`
  & > [data-slot] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
  & > :empty {
    display: none;
  }
`;
