import type { SalePoint } from '@shop/contracts/manager/sale-points';
import type { MapPoint } from '@shop/contracts/platform/map';
import { PointsMap } from '@shop/kit/maps';
import { media } from '@shop/ui/theme';
import styled from 'styled-components';
import { lineId } from './sale-point-list.tsx';

interface SalePointsMapProps {
  readonly points: readonly SalePoint[];
  readonly chosenId: number | null;
  readonly onChoose: (id: number) => void;
}

const MAP_ID = 'sale-points-map';

/** Scrolls to the map, which is above a long list on narrow screens. */
export function showMap(): void {
  document.getElementById(MAP_ID)?.scrollIntoView({ block: 'nearest' });
}

/** Sale points on a map; choosing one scrolls to it in the list. Renders nothing if maps are disabled. */
export function SalePointsMap({ points, chosenId, onChoose }: SalePointsMapProps) {
  const shown = points.flatMap(onMap);
  if (shown.length === 0) return null;
  function handleChoose(id: number) {
    onChoose(id);
    document.getElementById(lineId(id))?.scrollIntoView({ block: 'nearest' });
  }
  return (
    <Place id={MAP_ID}>
      <Sized label="Торговые точки" points={shown} chosenId={chosenId} onChoose={handleChoose} />
    </Place>
  );
}

/** Sale points without coordinates appear in the list only. */
function onMap({ id, name, coordinates }: SalePoint): MapPoint[] {
  return coordinates ? [{ id, title: name, coordinates: [...coordinates] }] : [];
}

const Place = styled.div`
  position: sticky;
  inset-block-start: 96px;
  scroll-margin-block: 120px;
  ${media.down('desktop')} {
    position: static;
  }
`;

const Sized = styled(PointsMap)`
  block-size: 460px;
  ${media.down('desktop')} {
    block-size: 280px;
  }
`;
