import type { ManagedUser } from '@shop/contracts/manager/manager-users';
import { IconButton, Row } from '@shop/ui';
import { CompanyIcon, EditIcon, OrdersIcon } from '@shop/ui/parts/icons';
import { shortNameOf } from '../common/people/person-name.ts';
import type { UserDialogKind } from './use-user-dialogs.tsx';

interface UserActsProps {
  readonly user: ManagedUser;
  /** Which dialog is on its way. */
  readonly opening: UserDialogKind | undefined;
  readonly onOpen: (kind: UserDialogKind) => void;
}

/** What a manager can do with a user. */
export function UserActs({ user, opening, onOpen }: UserActsProps) {
  const name = shortNameOf(user);
  const acts = [
    { kind: 'edit', label: `Изменить: ${name}`, icon: <EditIcon /> },
    { kind: 'companies', label: `Компании: ${name}`, icon: <CompanyIcon /> },
    { kind: 'reassign', label: `Переназначить заказы: ${name}`, icon: <OrdersIcon /> },
  ] as const;
  return (
    <Row gap={1} justify="end" wrap={false}>
      {acts
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
