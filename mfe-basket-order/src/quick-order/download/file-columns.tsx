import { Row, Select, Stack, Text, TextField } from '@shop/ui';
import { Disclosure } from '@shop/ui/parts/disclosure';
import { useState } from 'react';
import { ColumnChoice } from '../common/column-choice.tsx';
import type { FileLayout, OrderFileState } from './order-file.ts';

interface FileColumnsProps {
  readonly file: NonNullable<OrderFileState['file']>;
  readonly layout: FileLayout;
  readonly onArrange: (layout: FileLayout) => void;
}

/** How the file was understood: its sheet, where lines begin, what each column holds; the file is read again at once. */
export function FileColumns({ file, layout, onArrange }: FileColumnsProps) {
  const { sheets, sheet, columns, firstRow } = file;
  const hasArticles = columns.some(({ kind }) => kind === 'article');
  return (
    <Disclosure summary="Лист и столбцы" open={!hasArticles}>
      <Stack gap={4}>
        <Text as="p" size="s" tone="muted">
          Столбцы определены по&nbsp;заголовкам и&nbsp;содержимому. Поправьте, если не&nbsp;угадали: строки
          проверятся заново.
        </Text>
        <Row gap={3} align="end">
          {sheets.length > 1 && (
            <Select
              size="s"
              label="Лист"
              options={sheets.map((name) => ({ value: name, label: name }))}
              value={sheet}
              onChange={(event) => onArrange({ sheet: event.target.value })}
            />
          )}
          <FirstRow
            key={firstRow}
            firstRow={firstRow}
            onChange={(next) => onArrange({ ...layout, firstRow: next })}
          />
        </Row>
        <ColumnChoice columns={columns} onChange={(kinds) => onArrange({ ...layout, columns: kinds })} />
      </Stack>
    </Disclosure>
  );
}

/** The rows above are headings. */
function FirstRow({ firstRow, onChange }: { firstRow: number; onChange: (firstRow: number) => void }) {
  const [typed, setTyped] = useState(String(firstRow));
  const next = Number(typed);
  const isNumber = Number.isInteger(next) && next >= 1 && next <= 1_048_576;
  function commit() {
    if (isNumber && next !== firstRow) onChange(next);
  }
  return (
    <TextField
      size="s"
      label="Первая строка заказа"
      inputMode="numeric"
      autoComplete="off"
      value={typed}
      error={isNumber ? undefined : 'Номер строки от 1'}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
      }}
    />
  );
}
