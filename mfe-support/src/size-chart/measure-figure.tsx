import { color } from '@shop/ui/theme';
import styled from 'styled-components';
import { drawings } from './measure-drawings.ts';

/** The figure with the measured lines numbered; renders nothing for measurements without a figure. */
export function MeasureFigure({ codes }: { codes: readonly string[] }) {
  const drawing = drawings.find(({ lines }) => codes.some((code) => lines[code]));
  if (!drawing) return null;
  return (
    <Drawing viewBox="0 0 160 240" aria-hidden>
      {drawing.outlines.map((outline) => (
        <path key={outline} d={outline} fill={color.sunken} stroke={color.control} strokeWidth={1.5} />
      ))}
      {codes.map((code, index) => {
        const line = drawing.lines[code];
        if (!line) return null;
        return (
          <g key={code}>
            <path d={line.path} fill="none" stroke={color.accent} strokeWidth={2} />
            <circle cx={line.mark[0]} cy={line.mark[1]} r={9} fill={color.accent} />
            <text
              x={line.mark[0]}
              y={line.mark[1]}
              dy="4"
              textAnchor="middle"
              fontSize={11}
              fill={color.onAccent}
            >
              {index + 1}
            </text>
          </g>
        );
      })}
    </Drawing>
  );
}

const Drawing = styled.svg`
  flex: none;
  inline-size: 160px;
  block-size: 240px;
`;
