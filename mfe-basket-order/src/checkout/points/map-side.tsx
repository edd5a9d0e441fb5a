import type { MapPoint } from '@shop/contracts/platform/map';
import { PointsMap } from '@shop/kit/maps';
import { Button, Text } from '@shop/ui';
import { PinIcon } from '@shop/ui/parts/icons';
import { useId, useState } from 'react';
import styled from 'styled-components';
import type { Point } from './find-points.ts';
import { sideHeight } from './side-height.ts';

/** Where there is room for the map beside the list; elsewhere it is below, once it is asked for. */
export const beside = '@container points (min-width: 560px)';

interface MapSideProps {
  readonly label: string;
  /** The list beside it is. */
  readonly isLong: boolean;
  readonly points: readonly Point[];
  readonly value: number | null;
  readonly onChange: (id: number) => void;
}

/** The points on a map. Choosing here chooses in the list, and the other way round. */
export function MapSide({ label, isLong, points, value, onChange }: MapSideProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const chosen = points.find((point) => point.id === value);
  return (
    <>
      <Toggle>
        <Button icon={<PinIcon />} aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Скрыть карту' : 'Показать на карте'}
        </Button>
      </Toggle>
      <Side id={id} $isOpen={isOpen}>
        <Sized
          $isLong={isLong}
          label={label}
          points={points.flatMap(onMap)}
          chosenId={value}
          onChoose={onChange}
        />
        <Chosen>{chosen && <Text size="s">{`Выбрано: ${chosen.title}, ${chosen.address}`}</Text>}</Chosen>
      </Side>
    </>
  );
}

/** A point whose place nobody knows is in the list alone. */
function onMap({ id, title, coordinates }: Point): MapPoint[] {
  return coordinates ? [{ id, title, coordinates: [...coordinates] }] : [];
}

const Toggle = styled.div`
  ${beside} {
    display: none;
  }
`;

const Side = styled.div<{ $isOpen: boolean }>`
  display: ${(p) => (p.$isOpen ? 'block' : 'none')};
  min-inline-size: 0;
  ${beside} {
    display: block;
  }
`;

const Sized = styled(PointsMap)<{ $isLong: boolean }>`
  block-size: ${(p) => (p.$isLong ? sideHeight.long : sideHeight.short)};
`;

/** Below the map the list is out of sight; here it is beside. */
const Chosen = styled.div`
  min-block-size: 3em;
  ${beside} {
    display: none;
  }
`;
