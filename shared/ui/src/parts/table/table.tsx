import { Link as RouterLink } from '@shop/platform/router';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { Key, ReactNode } from 'react';
import type { Tone } from '../../core/theme/index.ts';
import { Body, Cell, Foot, Frame, Grid, Head, Line, SortLink } from './table-parts.ts';

export type Column<Row> = {
  key: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'center' | 'end';
  width?: string;
  /** The title of the card. */
  primary?: boolean;
  sort?: 'ascending' | 'descending' | 'none';
  /** The link of the header that sorts by this column. */
  sortTo?: string;
  /** Puts the cell into a corner of the card: a checkbox at the start, a delete button at the end. */
  corner?: 'start' | 'end';
  /** The label of the value in a card; the header by default if it is text, `false` for none. */
  cardLabel?: string | false;
};

export type TableProps<Row> = {
  /** The accessible name of the table. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  rowTone?: (row: Row) => Tone | undefined;
  /** Rows of totals: `<tr>` elements. */
  footer?: ReactNode;
  /** Px from the top at which the header sticks: the height of the page's own header. */
  stickyTop?: number;
  density?: 'compact' | 'cozy';
  /** The width in px below which rows become cards; 128 per column by default. */
  cardsBelow?: number;
};

const sortIcons = { ascending: <ArrowUp />, descending: <ArrowDown />, none: <ArrowUpDown /> };

/** A dense table whose rows become cards where it is narrow. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, rowKey, rowTone, footer, stickyTop = 0, density = 'compact' } = props;
  const { cardsBelow = Math.max(480, columns.length * 128) } = props;
  const look = { $cardsBelow: cardsBelow };
  return (
    <Frame>
      <Grid role="table" aria-label={caption} $cozy={density === 'cozy'} {...look}>
        <Head role="rowgroup" $top={stickyTop} {...look}>
          <Line>
            {columns.map((column) => (
              <Cell
                as="th"
                role="columnheader"
                scope="col"
                key={column.key}
                {...look}
                $align={column.align}
                $width={column.width}
                aria-sort={column.sort}
              >
                {column.sortTo ? (
                  <SortLink as={RouterLink} {...{ to: column.sortTo }}>
                    {column.header}
                    {sortIcons[column.sort ?? 'none']}
                  </SortLink>
                ) : (
                  column.header
                )}
              </Cell>
            ))}
          </Line>
        </Head>
        <Body>
          {rows.map((row) => (
            <Line key={rowKey(row)} data-tone={rowTone?.(row)}>
              {columns.map((column) => (
                <Cell
                  role="cell"
                  key={column.key}
                  {...look}
                  $align={column.align}
                  $place={column.corner ?? (column.primary ? 'title' : 'line')}
                  data-label={cardLabel(column)}
                >
                  {column.cell(row)}
                </Cell>
              ))}
            </Line>
          ))}
        </Body>
        {footer && <Foot>{footer}</Foot>}
      </Grid>
    </Frame>
  );
}

function cardLabel<Row>({ cardLabel, header, primary, corner }: Column<Row>): string | undefined {
  if (cardLabel === false || primary || corner) return undefined;
  return cardLabel ?? (typeof header === 'string' ? header : undefined);
}
