import type { CompanyUser } from '@shop/shared/contracts/company';
import { formatInstant } from '@shop/shared/format/date';
import { formatPhone } from '@shop/shared/format/phone';
import { rightWords } from '@shop/shared/rights';
import { Link, Row, Stack, Text } from '@shop/shared/ui';
import { type Column, Table } from '@shop/shared/ui/table';
import type { ReactNode } from 'react';
import { fullNameOf } from '../../people/person-name.ts';
import { PersonState } from '../../people/person-state.tsx';

interface PeopleTableProps {
  readonly people: readonly CompanyUser[];
  /** Null for whoever may only look. */
  readonly renderActs: ((person: CompanyUser) => ReactNode) | null;
}

const columns: readonly Column<CompanyUser>[] = [
  { key: 'name', header: 'Сотрудник', primary: true, cell: (person) => <Who {...person} /> },
  {
    key: 'contacts',
    header: 'Контакты',
    cell: ({ email, phone }) => (
      <Stack gap={0} align="start">
        <Link href={`mailto:${email}`} tone="default">
          {email}
        </Link>
        {phone !== '' && (
          <Link href={`tel:+${phone}`} tone="default">
            {formatPhone(phone)}
          </Link>
        )}
      </Stack>
    ),
  },
  { key: 'rights', header: 'Права', width: '30%', cell: rightsOf },
  {
    key: 'seen',
    header: 'Был на сайте',
    cell: ({ lastSeenAt }) => (lastSeenAt ? formatInstant(lastSeenAt) : 'ещё не был'),
  },
];

/** People of a company; cards on phones. */
export function PeopleTable({ people, renderActs }: PeopleTableProps) {
  const acts: Column<CompanyUser> = {
    key: 'acts',
    header: 'Действия',
    align: 'end',
    width: '190px',
    cardLabel: false,
    cell: (person) => renderActs?.(person),
  };
  return (
    <Table
      caption="Сотрудники"
      columns={renderActs ? [...columns, acts] : columns}
      rows={people}
      rowKey={({ id }) => id}
      cardsBelow={860}
    />
  );
}

function Who(person: CompanyUser) {
  return (
    <Stack gap={1}>
      <Row gap={2}>
        <Text weight="medium">{fullNameOf(person)}</Text>
        <PersonState {...person} />
      </Row>
      {person.workPosition !== '' && (
        <Text size="s" tone="muted" weight="regular">
          {person.workPosition}
        </Text>
      )}
    </Stack>
  );
}

function rightsOf({ isAdmin, rights }: CompanyUser): string {
  if (isAdmin) return 'Все права';
  return rights.map((right) => rightWords[right].name).join(', ') || 'Нет прав';
}
