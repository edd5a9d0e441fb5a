import { Link as RouterLink } from '@shop/shared/router';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { Key, ReactNode } from 'react';
import type { Tone } from '../../theme/index.ts';
import { Body, Cell, Foot, Frame, Grid, Head, Line, SortLink } from './table-parts.ts';

export type Column<Row> = {
  key: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'center' | 'end';
  width?: string;
  /** The title of the card that a row becomes on a phone. */
  primary?: boolean;
  sort?: 'ascending' | 'descending' | 'none';
  /** Where the header leads, to sort by this column. */
  sortTo?: string;
  /** On a phone the cell stands in a corner of the card: a checkbox at the start, a delete button at the end. */
  corner?: 'start' | 'end';
  /** Name of the value on a phone; the header where that is text, `false` for none. */
  cardLabel?: string | false;
};

export type TableProps<Row> = {
  /** What the table lists, for screen readers. */
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
};

const sortIcons = { ascending: <ArrowUp />, descending: <ArrowDown />, none: <ArrowUpDown /> };

/**
 * A dense table; on phones each row becomes a card. Roles are spelt out because browsers drop the table's
 * meaning as soon as its `display` changes.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, rowKey, rowTone, footer, stickyTop = 0, density = 'compact' } = props;
  return (
    <Frame>
      <Grid role="table" aria-label={caption} $cozy={density === 'cozy'}>
        <Head role="rowgroup" $top={stickyTop}>
          <Line>
            {columns.map((column) => (
              <Cell
                as="th"
                role="columnheader"
                scope="col"
                key={column.key}
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
