import { Stack } from '@shop/ui';
import { color, fontSize, media, radius, space } from '@shop/ui/theme';
import { type PointerEvent, type Ref, useState } from 'react';
import styled from 'styled-components';
import { Legend } from './legend.tsx';
import { PlotDrawing } from './plot-drawing.tsx';
import { PLOT_HEIGHT, type PlotPoint, type Series, shapeOf } from './plot-shape.ts';
import { useWidth } from './use-width.ts';

interface PlotProps {
  /** The accessible name, for example «Долг по месяцам». */
  readonly label: string;
  readonly series: readonly Series[];
  readonly points: readonly PlotPoint[];
  /** «март 2026: отгрузки …, оплаты …, долг …». */
  readonly describePoint: (index: number) => string;
  readonly drawing?: Ref<SVGSVGElement>;
}

/** Where nothing is laid out, as in a test of the page. */
const WIDTH_UNKNOWN = 720;

/**
 * A plot whose points are read one by one with the pointer or arrow keys; the sentence of the current point is shown
 * below. Assistive technology sees a slider whose value text is that sentence.
 */
export function Plot({ label, series, points, describePoint, drawing }: PlotProps) {
  const [box, width] = useWidth<HTMLDivElement>(WIDTH_UNKNOWN);
  const last = points.length - 1;
  const [chosen, setChosen] = useState<number | null>(null);
  const index = Math.min(chosen ?? last, last);
  const shape = width === undefined ? undefined : shapeOf(series, points.length, width);

  function handlePointer({ clientX, currentTarget }: PointerEvent<HTMLDivElement>) {
    if (!shape) return;
    const x = clientX - currentTarget.getBoundingClientRect().left;
    setChosen(Math.max(0, Math.min(last, Math.floor((x - shape.left) / shape.bandPx))));
  }
  return (
    <Stack gap={2}>
      <Legend series={series} />
      <Place ref={box} onPointerMove={handlePointer} onPointerDown={handlePointer}>
        {shape && <PlotDrawing ref={drawing} shape={shape} series={series} points={points} index={index} />}
        <Reader
          type="range"
          min={0}
          max={last}
          value={index}
          aria-label={label}
          aria-valuetext={describePoint(index)}
          onChange={({ target }) => setChosen(Number(target.value))}
        />
      </Place>
      <PointText aria-hidden>{describePoint(index)}</PointText>
    </Stack>
  );
}

const Place = styled.div`
  position: relative;
  min-inline-size: 0;
  block-size: ${PLOT_HEIGHT}px;
  border-radius: ${radius.m};
  touch-action: pan-y;
  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
`;

/** Covers the plot for keyboard and screen readers; pointer events pass through. */
const Reader = styled.input`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  margin: 0;
  opacity: 0;
  pointer-events: none;
`;

/** Reserves two lines on narrow screens, so that the layout does not shift between points. */
const PointText = styled.p`
  min-block-size: 1.25rem;
  padding-inline-start: ${space[3]};
  border-inline-start: 3px solid ${color.accentLine};
  font-size: ${fontSize.s};
  line-height: 1.25rem;
  font-variant-numeric: tabular-nums;
  ${media.down('desktop')} {
    min-block-size: 2.5rem;
  }
`;
