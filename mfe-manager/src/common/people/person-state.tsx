import { Badge } from '@shop/ui';

interface PersonStateProps {
  readonly isActive: boolean;
  readonly isInvited: boolean;
  readonly isAdmin?: boolean;
  readonly isSelf?: boolean;
}

/** The badges of a person: switched off, invited, administrator, oneself. */
export function PersonState({ isActive, isInvited, isAdmin, isSelf }: PersonStateProps) {
  return (
    <>
      {isSelf && <Badge tone="accent">Это вы</Badge>}
      {isAdmin && <Badge tone="info">Администратор</Badge>}
      {isActive && isInvited && <Badge tone="warning">Приглашён</Badge>}
      {!isActive && <Badge>Отключён</Badge>}
    </>
  );
}
