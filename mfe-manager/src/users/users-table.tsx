import type { ManagedUser } from '@shop/contracts/manager/manager-users';
import { formatInstant } from '@shop/domain/format/date';
import { truncateName } from '@shop/domain/format/truncate-name';
import { Link, Row, Stack, Text } from '@shop/ui';
import { type Column, Table } from '@shop/ui/parts/table';
import type { ReactNode } from 'react';
import { cardPath } from '../common/client-paths.ts';
import { CellLines } from '../common/people/cell-lines.ts';
import { fullNameOf } from '../common/people/person-name.ts';
import { PersonState } from '../common/people/person-state.tsx';
import { PhoneContact } from '../common/people/phone-contact.tsx';

interface UsersTableProps {
  readonly users: readonly ManagedUser[];
  readonly renderActions: (user: ManagedUser) => ReactNode;
}

/** Further companies are counted only; the dialog of companies lists them all. */
const COMPANIES_SHOWN = 3;

/** Container width, px. */
const CARDS_BELOW = 900;

const columns: readonly Column<ManagedUser>[] = [
  { key: 'name', header: 'Пользователь', primary: true, width: '26%', cell: (user) => <Who {...user} /> },
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
  { key: 'companies', header: 'Компании', width: '26%', cell: (user) => <Companies {...user} /> },
  {
    key: 'orders',
    header: 'Заказы',
    align: 'end',
    cell: ({ orderCount }) => <Text numeric>{orderCount}</Text>,
  },
  {
    key: 'seen',
    header: 'Был на сайте',
    cell: ({ lastSeenAt }) => (lastSeenAt ? formatInstant(lastSeenAt) : 'ещё не был'),
  },
];

/** People of all clients; cards on phones. */
export function UsersTable({ users, renderActions }: UsersTableProps) {
  const actions: Column<ManagedUser> = {
    key: 'actions',
    header: 'Действия',
    align: 'end',
    width: '132px',
    cardLabel: false,
    cell: renderActions,
  };
  return (
    <Table
      caption="Пользователи клиентов"
      columns={[...columns, actions]}
      rows={users}
      rowKey={({ id }) => id}
      cardsBelow={CARDS_BELOW}
    />
  );
}

function Who(user: ManagedUser) {
  return (
    <Stack gap={1}>
      <Row gap={2}>
        <Text weight="medium">{fullNameOf(user)}</Text>
        <PersonState isActive={user.isActive} isInvited={user.isInvited} />
      </Row>
      {user.workPosition !== '' && (
        <Text size="s" tone="muted" weight="regular">
          {user.workPosition}
        </Text>
      )}
    </Stack>
  );
}

function Companies({ companies }: ManagedUser) {
  if (companies.length === 0) return <Text tone="muted">нет</Text>;
  const more = companies.length - COMPANIES_SHOWN;
  return (
    <CellLines $cardsBelow={CARDS_BELOW}>
      {companies.slice(0, COMPANIES_SHOWN).map(({ id, code, name, isAdmin, isActive }) => (
        <span key={id}>
          <Link to={cardPath(code)} title={name}>
            {truncateName(name)}
          </Link>
          {(isAdmin || !isActive) && (
            <Text size="s" tone="muted">
              {` ${[isAdmin && 'администратор', !isActive && 'отключена'].filter(Boolean).join(', ')}`}
            </Text>
          )}
        </span>
      ))}
      {more > 0 && (
        <Text size="s" tone="muted">
          и{'\u00a0'}ещё {more}
        </Text>
      )}
    </CellLines>
  );
}
