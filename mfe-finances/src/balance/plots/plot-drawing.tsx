import { color } from '@shop/ui/theme';
import type { Ref } from 'react';
import { Bars } from './bars.tsx';
import { Line } from './line.tsx';
import { PLOT_HEIGHT, type PlotPoint, type PlotShape, type Series } from './plot-shape.ts';
import { tickOfMoney } from './point-labels.ts';

/** Half the width of the label «16 нояб.». */
const LABEL_HALF_PX = 26;

interface PlotDrawingProps {
  readonly shape: PlotShape;
  readonly series: readonly Series[];
  readonly points: readonly PlotPoint[];
  /** Index of the current point. */
  readonly index: number;
  readonly ref?: Ref<SVGSVGElement>;
}

/** A plot as SVG with presentation attributes only: an exported file has no access to the styles of the page. */
export function PlotDrawing({ shape, series, points, index, ref }: PlotDrawingProps) {
  const { width, left, right, bottom, bandPx, scale, yOf, xOf } = shape;
  return (
    <svg
      ref={ref}
      viewBox={`0 0 ${width} ${PLOT_HEIGHT}`}
      width="100%"
      height={PLOT_HEIGHT}
      fontSize="12"
      aria-hidden
    >
      <rect
        data-cursor
        x={left + bandPx * index}
        y={yOf(scale.high)}
        width={bandPx}
        height={bottom - yOf(scale.high)}
        fill={color.accentSoft}
      />
      {scale.ticks.map((tick) => (
        <g key={tick}>
          <line
            x1={left}
            x2={right}
            y1={yOf(tick)}
            y2={yOf(tick)}
            stroke={tick === 0 ? color.control : color.line}
            shapeRendering="crispEdges"
          />
          <text x={left - 8} y={yOf(tick) + 4} textAnchor="end" fill={color.textMuted}>
            {tickOfMoney(tick)}
          </text>
        </g>
      ))}
      {series[0]?.mark === 'line' ? (
        <Line shape={shape} series={series[0]} index={index} />
      ) : (
        <Bars shape={shape} series={series} />
      )}
      {labelled(points, shape.every).map(({ point, at, isNewYear }) => {
        // The last label may not fit when centred.
        const isAtEdge = xOf(at) + LABEL_HALF_PX > width;
        const place = isAtEdge
          ? ({ x: width, textAnchor: 'end' } as const)
          : ({ x: xOf(at), textAnchor: 'middle' } as const);
        return (
          <g key={at}>
            <text {...place} y={bottom + 18} fill={color.textMuted}>
              {point.tick}
            </text>
            {isNewYear && (
              <text {...place} y={bottom + 35} fill={color.text}>
                {point.year}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** Points that get a label under the axis, counted back from the last one, the present. */
function labelled(points: readonly PlotPoint[], every: number) {
  const shown = points.flatMap((point, at) =>
    (points.length - 1 - at) % every === 0 ? [{ point, at }] : [],
  );
  return shown.map((label, position) => ({
    ...label,
    isNewYear: shown[position - 1]?.point.year !== label.point.year,
  }));
}
