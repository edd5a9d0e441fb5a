import { Button } from '@shop/ui';
import { EmptyState } from '@shop/ui/parts/empty-state';
import { UsersIcon } from '@shop/ui/parts/icons';

interface NoRightProps {
  /** «видеть сотрудников» */
  readonly to: string;
  readonly companyName: string;
}

/** Replaces a tab the user may not see: who can grant the permission. */
export function NoRight({ to, companyName }: NoRightProps) {
  return (
    <EmptyState
      icon={<UsersIcon />}
      title={`Нужно право ${to}`}
      action={<Button to="/mycompanies/">К компаниям</Button>}
    >
      {`Право «Компания» в ${companyName} выдаёт её администратор.`}
    </EmptyState>
  );
}
