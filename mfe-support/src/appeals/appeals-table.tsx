import { formatInstant } from '@shop/shared/format/date';
import { Link, Text } from '@shop/shared/ui';
import { type Column, Table } from '@shop/shared/ui/table';
import { styled } from 'styled-components';
import { AppealStatusBadge } from './appeal-status-badge.tsx';
import type { AppealRow } from './appeals.queries.ts';

/** Numbers and dates are read at a glance only on one line. */
const Whole = styled(Text)`
  white-space: nowrap;
`;

const client: Column<AppealRow> = {
  key: 'client',
  header: 'Клиент',
  cell: ({ counterpartyName }) => counterpartyName,
};

const columns: readonly Column<AppealRow>[] = [
  {
    key: 'subject',
    header: 'Тема',
    primary: true,
    cell: ({ id, subject }) => <Link to={`/appeal/${id}/`}>{subject}</Link>,
  },
  { key: 'number', header: 'Номер', cell: ({ number }) => <Whole numeric>{number}</Whole> },
  { key: 'type', header: 'Вид', cell: ({ typeName }) => typeName },
  { key: 'status', header: 'Статус', cell: ({ status }) => <AppealStatusBadge status={status} /> },
  {
    key: 'updated',
    header: 'Изменено',
    cell: ({ updatedAt }) => <Whole numeric>{formatInstant(updatedAt)}</Whole>,
  },
];

interface AppealsTableProps {
  readonly appeals: readonly AppealRow[];
  readonly ofAllClients: boolean;
}

export function AppealsTable({ appeals, ofAllClients }: AppealsTableProps) {
  return (
    <Table
      caption="Обращения"
      columns={ofAllClients ? [columns[0]!, client, ...columns.slice(1)] : columns}
      rows={appeals}
      rowKey={({ id }) => id}
    />
  );
}
