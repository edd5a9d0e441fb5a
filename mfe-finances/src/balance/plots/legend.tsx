import { Row, Text } from '@shop/ui';
import { color } from '@shop/ui/theme';
import styled from 'styled-components';
import { Hatch, useHatch } from './hatch.tsx';
import type { Series } from './plot-shape.ts';

/** Series and their marks; a single series is named by the title already. */
export function Legend({ series }: { series: readonly Series[] }) {
  if (series.length < 2) return null;
  return (
    <Row gap={3} aria-hidden>
      {series.map((one) => (
        <Row key={one.name} gap={2} wrap={false}>
          <Swatch {...one} />
          <Text size="s" tone="muted">
            {one.name}
          </Text>
        </Row>
      ))}
    </Row>
  );
}

/** A sample of the mark of a series. */
export function Swatch({ mark, color: ink }: Pick<Series, 'mark' | 'color'>) {
  const hatch = useHatch();
  return (
    <Piece width="14" height="14" aria-hidden>
      {mark === 'hatched' && <Hatch id={hatch.id} color={ink} gap={5} />}
      <rect
        x="0.5"
        y="0.5"
        width="13"
        height="13"
        fill={mark === 'hatched' ? hatch.fill : ink}
        stroke={mark === 'hatched' ? ink : color.surface}
      />
    </Piece>
  );
}

/** Keeps its size beside a label of two lines. */
const Piece = styled.svg`
  flex: none;
`;
