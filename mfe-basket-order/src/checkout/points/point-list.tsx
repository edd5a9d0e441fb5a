import { Line, mark } from '@shop/ui/parts/checkbox';
import { color, media, radius, space, text } from '@shop/ui/theme';
import { useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import type { Point } from './find-points.ts';
import { sideHeight } from './side-height.ts';

interface PointListProps {
  readonly name: string;
  /** Always of one height, with rows that scroll, so that a search moves nothing below it. */
  readonly isLong: boolean;
  readonly points: readonly Point[];
  readonly value: number | null;
  readonly onChange: (id: number) => void;
}

/** The points as radio buttons; one that was chosen elsewhere, on the map, comes into sight. */
export function PointList({ name, isLong, points, value, onChange }: PointListProps) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a search that is over brings the choice back.
  useLayoutEffect(() => {
    if (value !== null && box.current) showChosen(box.current);
  }, [value, points.length]);
  return (
    <Box ref={box} $isLong={isLong}>
      {points.map(({ id, title, address, hours, note }) => (
        <Option key={id}>
          <Dot type="radio" name={name} value={id} checked={id === value} onChange={() => onChange(id)} />
          <Words>
            {title}
            <Small>{address}</Small>
            {hours && <Small>{hours}</Small>}
            {note && <Small>{note}</Small>}
          </Words>
        </Option>
      ))}
      {points.length === 0 && <Nothing>Ничего не нашлось. Проверьте название города или улицы</Nothing>}
    </Box>
  );
}

/** Scrolls the list alone: the page stays where it is. */
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
      block-size: ${sideHeight.long};
      overflow-y: auto;
    `}
`;

const Option = styled(Line)`
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

const Dot = styled.input`
  ${mark}
  border-radius: 50%;
  &::before {
    inline-size: 8px;
    block-size: 8px;
    border-radius: 50%;
  }
`;

const Words = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const Small = styled.span`
  display: block;
  ${text.s}
  color: ${color.textMuted};
`;

const Nothing = styled.p`
  padding: ${space[3]};
  color: ${color.textMuted};
`;
