import type { SizeChart } from '@shop/contracts/support/content';
import { formatNumber } from '@shop/domain/format/number';
import { VisuallyHidden } from '@shop/ui';
import { CheckIcon } from '@shop/ui/parts/icons';
import { color, font, radius, space, text } from '@shop/ui/theme';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';

interface ChartTableProps {
  readonly chart: SizeChart;
  /** The row of the size found. */
  readonly row: number | undefined;
}

/** The table of a chart. It scrolls by itself, also to the size found. */
export function ChartTable({ chart: { name, measurements, rows }, row: found }: ChartTableProps) {
  const others = [...new Set(rows.flatMap((row) => Object.keys(row.others)))];
  const scroller = useRef<HTMLElement>(null);
  useEffect(() => {
    if (found !== undefined) bringIntoView(scroller.current, found);
  }, [found]);
  return (
    <Scroller ref={scroller} tabIndex={0} aria-label={`Таблица: ${name}`}>
      <Table>
        <VisuallyHidden as="caption">{name}: какому размеру какие мерки</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">Размер</th>
            {others.map((other) => (
              <th key={other} scope="col">
                {other}
              </th>
            ))}
            {measurements.map((measurement) => (
              <th key={measurement.code} scope="col">
                {measurement.name}, {measurement.unit}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row.size} aria-current={index === found || undefined}>
              <th scope="row">
                {row.size}
                {index === found && (
                  <>
                    <CheckIcon />
                    <VisuallyHidden>, ваш размер</VisuallyHidden>
                  </>
                )}
              </th>
              {others.map((other) => (
                <td key={other}>{row.others[other] ?? '—'}</td>
              ))}
              {measurements.map(({ code }) => (
                <td key={code}>{wordsOf(row.ranges[code])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroller>
  );
}

function wordsOf(range: readonly [number, number] | undefined): string {
  if (!range) return '—';
  const [from, to] = range;
  return from === to ? formatNumber(from) : `${formatNumber(from)}–${formatNumber(to)}`;
}

/** Scrolls the table only, so that the page does not move while the user types. */
function bringIntoView(scroller: HTMLElement | null, index: number): void {
  const row = scroller?.querySelectorAll<HTMLElement>('tbody tr')[index];
  if (!scroller || !row) return;
  scroller.scrollTop = row.offsetTop - (scroller.clientHeight - row.offsetHeight) / 2;
}

const Scroller = styled.section`
  position: relative;
  max-block-size: 320px;
  overflow: auto;
  border: 1px solid ${color.line};
  border-radius: ${radius.m};
`;

const Table = styled.table`
  inline-size: 100%;
  border-collapse: separate;
  ${text.s}
  ${font.tabular}
  th,
  td {
    padding: ${space[2]} ${space[3]};
    border-block-end: 1px solid ${color.line};
    background: ${color.surface};
    text-align: start;
    white-space: nowrap;
  }
  thead th {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    background: ${color.raised};
    color: ${color.textMuted};
    font-weight: ${font.medium};
    white-space: normal;
  }
  tbody th {
    min-inline-size: 104px;
    font-weight: ${font.medium};
  }
  /* The size column stays visible while the others scroll sideways. */
  tr > :first-child {
    position: sticky;
    inset-inline-start: 0;
  }
  thead tr > :first-child {
    z-index: 2;
  }
  tr[aria-current] > * {
    background: ${color.successSoft};
    font-weight: ${font.bold};
  }
  .lucide {
    display: inline-block;
    inline-size: 16px;
    block-size: 16px;
    margin-inline-start: ${space[1]};
    vertical-align: -3px;
    color: ${color.success};
  }
`;
