import type { CompanyUser } from '@shop/contracts/manager/company';
import { formatInstant } from '@shop/domain/format/date';
import { rightLabels } from '@shop/kit/rights';
import { Link, Row, Stack, Text } from '@shop/ui';
import { type Column, Table } from '@shop/ui/parts/table';
import type { ReactNode } from 'react';
import { CellLines } from '../../common/people/cell-lines.ts';
import { fullNameOf } from '../../common/people/person-name.ts';
import { PersonState } from '../../common/people/person-state.tsx';
import { PhoneContact } from '../../common/people/phone-contact.tsx';

interface PeopleTableProps {
  readonly people: readonly CompanyUser[];
  /** Null if the user may only look. */
  readonly renderActions: ((person: CompanyUser) => ReactNode) | null;
}

/** Container width, px. */
const CARDS_BELOW = 860;

const columns: readonly Column<CompanyUser>[] = [
  { key: 'name', header: 'Сотрудник', width: '28%', primary: true, cell: (person) => <Who {...person} /> },
  {
    key: 'contacts',
    header: 'Контакты',
    cell: ({ email, phone, isPhoneProven }) => (
      <CellLines $cardsBelow={CARDS_BELOW}>
        <Link href={`mailto:${email}`} tone="default">
          {email}
        </Link>
        <PhoneContact phone={phone} isPhoneProven={isPhoneProven} />
      </CellLines>
    ),
  },
  {
    key: 'rights',
    header: 'Права',
    cell: (person) => <CellLines $cardsBelow={CARDS_BELOW}>{rightsOf(person)}</CellLines>,
  },
  {
    key: 'seen',
    header: 'Был на сайте',
    cell: ({ lastSeenAt }) => <Text nowrap>{lastSeenAt ? formatInstant(lastSeenAt) : 'ещё не был'}</Text>,
  },
];

/** People of a company; cards on phones. */
export function PeopleTable({ people, renderActions }: PeopleTableProps) {
  const actions: Column<CompanyUser> = {
    key: 'actions',
    header: 'Действия',
    align: 'end',
    width: '196px',
    cardLabel: false,
    cell: (person) => renderActions?.(person),
  };
  return (
    <Table
      caption="Сотрудники"
      columns={renderActions ? [...columns, actions] : columns}
      rows={people}
      rowKey={({ id }) => id}
      cardsBelow={CARDS_BELOW}
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
  return rights.map((right) => rightLabels[right].name).join(', ') || 'Нет прав';
}
