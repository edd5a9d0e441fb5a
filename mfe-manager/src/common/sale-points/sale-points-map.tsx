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

/** Brings the map into sight, where it is above a long list. */
export function showMap(): void {
  document.getElementById(MAP_ID)?.scrollIntoView({ block: 'nearest' });
}

/** The same sale points on the map. Choosing one there brings it into sight in the list; nothing in a shop without maps. */
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

/** A point whose place nobody knows is in the list alone. */
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
