import type { Reference, ReferenceRow } from '@shop/contracts/office/references';
import { Badge, Row, Stack, Text } from '@shop/ui';
import { IconButton } from '@shop/ui/core/icon-button';
import { EditIcon, TrashIcon } from '@shop/ui/parts/icons';
import { type Column, Table } from '@shop/ui/parts/table';
import { columnFields, nameOfRow, wordsOf } from './row-words.ts';

interface RowsTableProps {
  readonly reference: Reference;
  readonly rows: readonly ReferenceRow[];
  readonly onEdit: (row: ReferenceRow) => void;
  readonly onRemove: (row: ReferenceRow) => void;
}

/** The rows of a reference with their short fields; cards on phones. */
export function RowsTable({ reference, rows, onEdit, onRemove }: RowsTableProps) {
  const columns: readonly Column<ReferenceRow>[] = [
    {
      key: 'name',
      header: reference.fields
        .filter(({ name }) => reference.key.includes(name))
        .map(({ title }) => title)
        .join(', '),
      primary: true,
      cell: ({ fields, note }) => (
        <Stack gap={0}>
          <Row gap={2}>
            <Text>{nameOfRow(reference, fields)}</Text>
            {fields.isActive === false && <Badge>Отключена</Badge>}
          </Row>
          {note && (
            <Text size="s" tone="muted" weight="regular">
              {note}
            </Text>
          )}
        </Stack>
      ),
    },
    ...columnFields(reference).map((field) => ({
      key: field.name,
      header: field.title,
      cell: ({ fields }: ReferenceRow) => wordsOf(field, fields[field.name]),
    })),
    {
      key: 'actions',
      header: 'Действия',
      align: 'end',
      cardLabel: false,
      cell: (row) => (
        <Row gap={1} justify="end">
          <IconButton
            label={`Изменить: ${nameOfRow(reference, row.fields)}`}
            icon={<EditIcon />}
            onClick={() => onEdit(row)}
          />
          <IconButton
            label={`Удалить: ${nameOfRow(reference, row.fields)}`}
            icon={<TrashIcon />}
            onClick={() => onRemove(row)}
          />
        </Row>
      ),
    },
  ];
  return (
    <Table caption={reference.title} columns={columns} rows={rows} rowKey={({ id }) => id} cardsBelow={760} />
  );
}
