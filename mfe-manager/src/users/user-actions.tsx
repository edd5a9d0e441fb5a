import type { ManagedUser } from '@shop/contracts/manager/manager-users';
import { IconButton, Row } from '@shop/ui';
import { CompanyIcon, EditIcon, OrdersIcon } from '@shop/ui/parts/icons';
import { shortNameOf } from '../common/people/person-name.ts';
import type { UserDialogKind } from './use-user-dialogs.tsx';

interface UserActionsProps {
  readonly user: ManagedUser;
  /** The dialog that is loading. */
  readonly opening: UserDialogKind | undefined;
  readonly onOpen: (kind: UserDialogKind) => void;
}

/** Actions of a manager on a user. */
export function UserActions({ user, opening, onOpen }: UserActionsProps) {
  const name = shortNameOf(user);
  const actions = [
    { kind: 'edit', label: `Изменить: ${name}`, icon: <EditIcon /> },
    { kind: 'companies', label: `Компании: ${name}`, icon: <CompanyIcon /> },
    { kind: 'reassign', label: `Переназначить заказы: ${name}`, icon: <OrdersIcon /> },
  ] as const;
  return (
    <Row gap={1} justify="end" wrap={false}>
      {actions
        .filter(({ kind }) => kind !== 'reassign' || user.orderCount > 0)
        .map(({ kind, label, icon }) => (
          <IconButton
            key={kind}
            size="s"
            label={label}
            icon={icon}
            pending={opening === kind}
            onClick={() => onOpen(kind)}
          />
        ))}
    </Row>
  );
}
