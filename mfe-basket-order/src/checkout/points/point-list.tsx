import { RadioHint, RadioLine } from '@shop/ui/parts/radio-line';
import { color, media, radius, space } from '@shop/ui/theme';
import { useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import type { Point } from './find-points.ts';
import { pickerHeight } from './point-picker-height.ts';

interface PointListProps {
  readonly name: string;
  /** A long list has a fixed height and scrolls, so that a search moves nothing below it. */
  readonly isLong: boolean;
  readonly points: readonly Point[];
  readonly value: number | null;
  readonly onChange: (id: number) => void;
}

/** The points as radio buttons. A point chosen on the map is scrolled into view. */
export function PointList({ name, isLong, points, value, onChange }: PointListProps) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a search that is over brings the choice back.
  useLayoutEffect(() => {
    if (value !== null && box.current) showChosen(box.current);
  }, [value, points.length]);
  return (
    <Box ref={box} $isLong={isLong}>
      {points.map(({ id, title, address, hours, note }) => (
        <Option key={id} name={name} value={id} checked={id === value} onChange={() => onChange(id)}>
          {title}
          <RadioHint>{address}</RadioHint>
          {hours && <RadioHint>{hours}</RadioHint>}
          {note && <RadioHint>{note}</RadioHint>}
        </Option>
      ))}
      {points.length === 0 && <Nothing>Ничего не нашлось. Проверьте название города или улицы</Nothing>}
    </Box>
  );
}

/** Scrolls the list only, not the page. */
function showChosen(box: HTMLElement) {
  const row = box.querySelector(':checked')?.closest('label');
  if (!row) return;
  const [frame, chosen] = [box.getBoundingClientRect(), row.getBoundingClientRect()];
  if (chosen.top < frame.top) box.scrollTop -= frame.top - chosen.top;
  if (chosen.bottom > frame.bottom) box.scrollTop += chosen.bottom - frame.bottom;
}

const Box = styled.div<{ $isLong: boolean }>`
  display: grid;
  grid-auto-rows: max-content;
  align-content: start;
  border: 1px solid ${color.line};
  border-radius: ${radius.m};
  ${(p) =>
    p.$isLong &&
    `
      block-size: ${pickerHeight.long};
      overflow-y: auto;
    `}
`;

const Option = styled(RadioLine)`
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.m};
  &:hover {
    background: ${color.raised};
  }
  &:has(:checked) {
    background: ${color.accentSoft};
  }
  ${media.coarse} {
    padding-block: ${space[3]};
  }
`;

const Nothing = styled.p`
  padding: ${space[3]};
  color: ${color.textMuted};
`;
