import type { MapPoint } from '@shop/contracts/platform/map';
import { PointsMap } from '@shop/kit/maps';
import { Button, Text } from '@shop/ui';
import { PinIcon } from '@shop/ui/parts/icons';
import { useId, useState } from 'react';
import styled from 'styled-components';
import type { Point } from './find-points.ts';
import { pickerHeight } from './point-picker-height.ts';

/** From this width the map stands beside the list; below it a button shows it. */
export const sideBySide = '@container points (min-width: 560px)';

interface PointsMapPanelProps {
  readonly label: string;
  /** The height follows the list beside it. */
  readonly isLong: boolean;
  readonly points: readonly Point[];
  readonly value: number | null;
  readonly onChange: (id: number) => void;
}

/** The points on a map. A choice on either side selects on the other. */
export function PointsMapPanel({ label, isLong, points, value, onChange }: PointsMapPanelProps) {
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

/** Points without coordinates appear in the list only. */
function onMap({ id, title, coordinates }: Point): MapPoint[] {
  return coordinates ? [{ id, title, coordinates: [...coordinates] }] : [];
}

const Toggle = styled.div`
  ${sideBySide} {
    display: none;
  }
`;

const Side = styled.div<{ $isOpen: boolean }>`
  display: ${(p) => (p.$isOpen ? 'block' : 'none')};
  min-inline-size: 0;
  ${sideBySide} {
    display: block;
  }
`;

const Sized = styled(PointsMap)<{ $isLong: boolean }>`
  block-size: ${(p) => (p.$isLong ? pickerHeight.long : pickerHeight.short)};
`;

/** On narrow screens the list is out of sight while the map is open. */
const Chosen = styled.div`
  min-block-size: 3em;
  ${sideBySide} {
    display: none;
  }
`;
