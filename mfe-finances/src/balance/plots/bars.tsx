import { color } from '@shop/ui/theme';
import { Hatch, useHatch } from './hatch.tsx';
import type { PlotShape, Series } from './plot-shape.ts';

/** Narrow bars are hollow because a pattern would not be visible; the narrowest are solid. */
const PATTERN_FROM_PX = 6;
const HOLLOW_FROM_PX = 3;

/** Grouped bars, one group per point; the second series is hatched. */
export function Bars({ shape, series }: { shape: PlotShape; series: readonly Series[] }) {
  const { barPx, xOf, yOf } = shape;
  const hatch = useHatch();
  const hatched = series.find(({ mark }) => mark === 'hatched');
  return (
    <>
      {hatched && <Hatch id={hatch.id} color={hatched.color} gap={5} />}
      {series.map(({ name, mark, color: ink, values }, position) =>
        values.map((value, at) => {
          if (value === 0) return null;
          const start = xOf(at) + (position - series.length / 2) * barPx;
          const isOutlined = mark === 'hatched' && barPx >= HOLLOW_FROM_PX;
          const inset = isOutlined ? 0.5 : 0;
          return (
            <rect
              key={`${name} ${at}`}
              x={start + inset}
              y={yOf(Math.max(value, 0)) + inset}
              width={Math.max(barPx - (barPx > 3 ? 1 : 0) - 2 * inset, 0.5)}
              height={Math.max(Math.abs(yOf(value) - yOf(0)) - inset, 1)}
              fill={!isOutlined ? ink : barPx < PATTERN_FROM_PX ? color.surface : hatch.fill}
              stroke={isOutlined ? ink : color.surface}
              strokeWidth={isOutlined ? 1 : 0}
            />
          );
        }),
      )}
    </>
  );
}
