import type { OfficeClient } from '@shop/contracts/office/clients';
import { countOf } from '@shop/domain/format/number';
import { truncateName } from '@shop/domain/format/truncate-name';
import { InnAndKpp } from '@shop/kit/organisations/inn-and-kpp';
import { Badge, Link, Row, Stack, Text } from '@shop/ui';
import { Money } from '@shop/ui/parts/money';
import { type Column, Table } from '@shop/ui/parts/table';
import { clientPath } from '../common/client-path.ts';

const columns: readonly Column<OfficeClient>[] = [
  {
    key: 'name',
    header: 'Компания',
    primary: true,
    width: '34%',
    cell: ({ name, code, isClosed, plannedCount }) => (
      <Stack gap={0}>
        <Row gap={2}>
          <Link to={clientPath(code)} title={name}>
            {truncateName(name)}
          </Link>
          {isClosed && <Badge>Закрыта</Badge>}
          {plannedCount > 0 && (
            <Badge tone="info">{countOf(plannedCount, 'изменение', 'изменения', 'изменений')} впереди</Badge>
          )}
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
    key: 'prices',
    header: 'Цены',
    cell: ({ priceType, discountPercent }) => (
      <Stack gap={0}>
        <Text>{priceType ?? 'как у всех'}</Text>
        {discountPercent > 0 && (
          <Text size="s" tone="muted">
            скидка {discountPercent}
            {'\u00a0'}%
          </Text>
        )}
      </Stack>
    ),
  },
  { key: 'manager', header: 'Менеджер', cell: ({ manager }) => manager ?? <Text tone="muted">нет</Text> },
  {
    key: 'contracts',
    header: 'Договоры / лимит',
    align: 'end',
    cell: ({ contractCount, creditLimitKopecks }) => (
      <Stack gap={0} align="end">
        <Text>{contractCount}</Text>
        {creditLimitKopecks > 0 && <Money kopecks={creditLimitKopecks} size="s" tone="muted" />}
      </Stack>
    ),
  },
];

/** All clients with their terms at a glance; cards on phones. */
export function ClientsTable({ clients }: { readonly clients: readonly OfficeClient[] }) {
  return (
    <Table caption="Клиенты" columns={columns} rows={clients} rowKey={({ id }) => id} cardsBelow={760} />
  );
}
