import type { StaffMember } from '@shop/contracts/office/staff';
import { formatInstant } from '@shop/domain/format/date';
import { Badge, Row, Stack, Text } from '@shop/ui';
import { type Column, Table } from '@shop/ui/parts/table';
import type { ReactNode } from 'react';
import { isSelf } from './save-rights.mutation.ts';
import { nameOf } from './staff.queries.ts';
import { staffRightLabels } from './staff-rights.ts';

interface StaffTableProps {
  readonly staff: readonly StaffMember[];
  readonly renderActions: (member: StaffMember) => ReactNode;
}

const columns: readonly Column<StaffMember>[] = [
  { key: 'name', header: 'Сотрудник', width: '34%', primary: true, cell: (member) => <Who {...member} /> },
  { key: 'rights', header: 'Права', cell: rightsOf },
  {
    key: 'clients',
    header: 'Клиенты',
    align: 'end',
    cell: ({ clients }) => <Text numeric>{clients}</Text>,
  },
  {
    key: 'seen',
    header: 'Входил',
    cell: ({ lastLoginAt }) => (
      <Text nowrap>{lastLoginAt ? formatInstant(lastLoginAt) : 'ещё не входил'}</Text>
    ),
  },
];

/** Everybody who works in the shop; cards on phones. */
export function StaffTable({ staff, renderActions }: StaffTableProps) {
  const actions: Column<StaffMember> = {
    key: 'actions',
    header: 'Действия',
    align: 'end',
    width: '196px',
    cardLabel: false,
    cell: renderActions,
  };
  return (
    <Table
      caption="Сотрудники магазина"
      columns={[...columns, actions]}
      rows={staff}
      rowKey={({ id }) => id}
      cardsBelow={860}
    />
  );
}

function Who(member: StaffMember) {
  const { login, name, role, workPosition, isActive, isInvited, isLastAdministrator } = member;
  return (
    <Stack gap={1}>
      <Row gap={2}>
        <Text weight="medium">{nameOf(member)}</Text>
        {isSelf(member) && <Badge tone="accent">Это вы</Badge>}
        {role === 'OPERATIONS' && <Badge tone="info">Эксплуатация</Badge>}
        {isLastAdministrator && <Badge tone="info">Единственный администратор</Badge>}
        {isActive && isInvited && <Badge tone="warning">Приглашён</Badge>}
        {!isActive && <Badge>Отключён</Badge>}
      </Row>
      <Text size="s" tone="muted" weight="regular">
        {[workPosition, name && login].filter(Boolean).join(', ')}
      </Text>
    </Stack>
  );
}

function rightsOf({ role, rights }: StaffMember): string {
  if (role === 'OPERATIONS') return 'Выпуски и\u00a0работы на\u00a0сайте';
  return rights.map((right) => staffRightLabels[right].name).join(', ') || 'Ведёт своих клиентов';
}
