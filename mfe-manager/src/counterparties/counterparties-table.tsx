import type { ManagedCounterparty } from '@shop/contracts/manager/manager';
import { formatInstantDay } from '@shop/domain/format/date';
import { truncateName } from '@shop/domain/format/truncate-name';
import { InnAndKpp } from '@shop/kit/organisations/inn-and-kpp';
import { Badge, Link, Row, Stack, Text } from '@shop/ui';
import { Money } from '@shop/ui/parts/money';
import { type Column, Table } from '@shop/ui/parts/table';
import type { ReactNode } from 'react';
import { cardPath, listPath } from '../common/client-paths.ts';

interface CounterpartiesTableProps {
  readonly counterparties: readonly ManagedCounterparty[];
  readonly renderActions: (company: ManagedCounterparty) => ReactNode;
}

const columns: readonly Column<ManagedCounterparty>[] = [
  {
    key: 'name',
    header: 'Компания',
    primary: true,
    width: '32%',
    cell: ({ name, code, isActive }) => (
      <Stack gap={0}>
        <Row gap={2}>
          <Link to={cardPath(code)} title={name}>
            {truncateName(name)}
          </Link>
          {!isActive && <Badge>Отключена</Badge>}
        </Row>
        <Text size="s" tone="muted" weight="regular">
          {code}
        </Text>
      </Stack>
    ),
  },
  {
    key: 'inn',
    header: 'ИНН / КПП',
    cell: (company) => <InnAndKpp inn={company.inn} kpp={company.kpp} />,
  },
  {
    key: 'users',
    header: 'Сотрудники',
    align: 'end',
    cell: ({ code, name, userCount }) => (
      <Link to={listPath('users', code)} tone="default" aria-label={`${userCount}, сотрудники ${name}`}>
        {userCount}
      </Link>
    ),
  },
  {
    key: 'debt',
    header: 'Долг / лимит',
    align: 'end',
    cell: ({ debtKopecks, creditLimitKopecks }) => (
      <Stack gap={0}>
        {debtKopecks > 0 ? <Money kopecks={debtKopecks} /> : <Text tone="muted">нет долга</Text>}
        {creditLimitKopecks > 0 && (
          <Text size="s" tone="muted" nowrap>
            из{'\u00a0'}
            <Money kopecks={creditLimitKopecks} size="s" tone="muted" />
          </Text>
        )}
      </Stack>
    ),
  },
  {
    key: 'order',
    header: 'Последний заказ',
    cell: ({ lastOrderAt }) => (lastOrderAt ? formatInstantDay(lastOrderAt) : 'не было'),
  },
];

/** The manager's clients; cards on phones. */
export function CounterpartiesTable({ counterparties, renderActions }: CounterpartiesTableProps) {
  const actions: Column<ManagedCounterparty> = {
    key: 'actions',
    header: 'Действия',
    align: 'end',
    cardLabel: false,
    cell: renderActions,
  };
  return (
    <Table
      caption="Компании клиентов"
      columns={[...columns, actions]}
      rows={counterparties}
      rowKey={({ id }) => id}
      cardsBelow={860}
    />
  );
}
