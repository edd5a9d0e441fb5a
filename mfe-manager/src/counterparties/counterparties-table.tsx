import type { ManagedCounterparty } from '@shop/shared/contracts/manager';
import { formatInstantDay } from '@shop/shared/format/date';
import { truncateName } from '@shop/shared/format/text';
import { Badge, Stack, Text } from '@shop/shared/ui';
import { Money } from '@shop/shared/ui/money';
import { type Column, Table } from '@shop/shared/ui/table';

const columns: readonly Column<ManagedCounterparty>[] = [
  {
    key: 'name',
    header: 'Компания',
    primary: true,
    cell: ({ name, code }) => (
      <Stack gap={0}>
        <Text weight="medium" title={name}>
          {truncateName(name)}
        </Text>
        <Text size="s" tone="muted">
          {code}
        </Text>
      </Stack>
    ),
  },
  {
    key: 'inn',
    header: 'ИНН / КПП',
    cell: ({ inn, kpp }) => <Text numeric>{kpp ? `${inn} / ${kpp}` : inn}</Text>,
  },
  {
    key: 'users',
    header: 'Сотрудники',
    align: 'end',
    cell: ({ userCount }) => <Text numeric>{userCount}</Text>,
  },
  {
    key: 'debt',
    header: 'Долг',
    align: 'end',
    cell: ({ debtKopecks }) => (debtKopecks > 0 ? <Money kopecks={debtKopecks} /> : '—'),
  },
  {
    key: 'limit',
    header: 'Лимит',
    align: 'end',
    cell: ({ creditLimitKopecks }) => (creditLimitKopecks > 0 ? <Money kopecks={creditLimitKopecks} /> : '—'),
  },
  {
    key: 'order',
    header: 'Последний заказ',
    cell: ({ lastOrderAt }) => (lastOrderAt ? formatInstantDay(lastOrderAt) : 'не было'),
  },
  {
    key: 'state',
    header: 'Состояние',
    cell: ({ isActive }) => (isActive ? <Badge tone="success">Работает</Badge> : <Badge>Отключена</Badge>),
  },
];

export function CounterpartiesTable({ counterparties }: { counterparties: readonly ManagedCounterparty[] }) {
  return (
    <Table caption="Компании клиентов" columns={columns} rows={counterparties} rowKey={({ id }) => id} />
  );
}
