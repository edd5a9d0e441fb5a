import type { MapPoint } from '@shop/contracts/platform/map';
import { useIsNear } from '@shop/remote';
import { color, radius } from '@shop/ui/theme';
import { useRef } from 'react';
import styled from 'styled-components';
import { hasMaps } from './has-maps.ts';
import { MapFrame } from './map-frame.tsx';

interface PointsMapProps {
  /** Names the frame: «Терминалы». */
  readonly label: string;
  readonly points: readonly MapPoint[];
  readonly chosenId: number | null;
  readonly onChoose: (id: number) => void;
  readonly className?: string | undefined;
}

/**
 * Shows places on a map (§1) beside a list of the same places, never instead of it: the keyboard skips the map, and a
 * line says when it has failed. It loads near the viewport; set the size of its box by `className`. Renders nothing in
 * a shop without maps.
 */
export function PointsMap({ className, ...map }: PointsMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(box);
  if (!hasMaps()) return null;
  return (
    <Box ref={box} className={className}>
      {isNear && <MapFrame {...map} />}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  min-block-size: 240px;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.m};
  background: ${color.sunken};
`;
