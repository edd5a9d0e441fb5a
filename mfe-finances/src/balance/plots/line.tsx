import { color } from '@shop/ui/theme';
import type { PlotShape, Series } from './plot-shape.ts';

/** With more points than this, dots would overlap. */
const DOTS_MAX = 40;

/** A line through all points, filled down to zero, with a dot at the current point. */
export function Line({ shape, series, index }: { shape: PlotShape; series: Series; index: number }) {
  const { xOf, yOf, left } = shape;
  const { values, opening, color: ink } = series;
  const placeOf = (x: number, value: number) => `${x.toFixed(1)},${yOf(value).toFixed(1)}`;
  const begin = opening === undefined ? xOf(0) : left;
  const places = [
    ...(opening === undefined ? [] : [placeOf(begin, opening)]),
    ...values.map((value, at) => placeOf(xOf(at), value)),
  ];
  const last = values.length - 1;
  const shown = values.length > DOTS_MAX ? [index] : values.map((_, at) => at);
  return (
    <>
      <polygon
        points={[placeOf(begin, 0), ...places, placeOf(xOf(last), 0)].join(' ')}
        fill={ink}
        fillOpacity="0.08"
      />
      <polyline points={places.join(' ')} fill="none" stroke={ink} strokeWidth="2" strokeLinejoin="round" />
      {shown.map((at) => (
        <circle
          key={at}
          cx={xOf(at)}
          cy={yOf(values[at] ?? 0)}
          r={at === index ? 5 : 3}
          fill={at === index ? ink : color.surface}
          stroke={ink}
          strokeWidth="2"
        />
      ))}
    </>
  );
}
