import type { SalePoint } from '@shop/contracts/manager/sale-points';
import { hasMaps } from '@shop/kit/maps';
import { media, space } from '@shop/ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { SalePointsMap } from './sale-points-map.tsx';

interface SalePointsWithMapProps {
  readonly points: readonly SalePoint[];
  readonly chosenId: number | null;
  readonly onChoose: (id: number) => void;
  /** The list. */
  readonly children: ReactNode;
}

/** The list with a map beside it, above it on narrow screens; the list alone if maps are disabled. */
export function SalePointsWithMap({ points, chosenId, onChoose, children }: SalePointsWithMapProps) {
  if (!hasMaps() || points.every(({ coordinates }) => coordinates === null)) return children;
  return (
    <Columns>
      <div>{children}</div>
      <SalePointsMap points={points} chosenId={chosenId} onChoose={onChoose} />
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  align-items: start;
  gap: ${space[4]};
  ${media.down('desktop')} {
    grid-template-columns: minmax(0, 1fr);
    & > :last-child {
      order: -1;
    }
  }
`;
