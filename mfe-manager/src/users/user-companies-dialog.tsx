import type { ManagedUser } from '@shop/contracts/manager/manager-users';
import { toast } from '@shop/ui';
import { useState } from 'react';
import { CompaniesDialog, type Company } from '../common/companies-dialog.tsx';
import { shortNameOf } from '../common/people/person-name.ts';
import { type MemberRights, RightsFields } from '../common/people/rights-fields.tsx';
import { UNDO_MS } from '../common/undo.ts';
import { attachUser } from './attach-user.mutation.ts';
import { detachUser } from './detach-user.mutation.ts';

interface UserCompaniesDialogProps {
  readonly user: ManagedUser;
  readonly onClose: () => void;
}

/** The companies of a user. */
export function UserCompaniesDialog({ user, onClose }: UserCompaniesDialogProps) {
  const person = { id: user.id, name: shortNameOf(user) };
  const [rights, setRights] = useState<MemberRights>({ isAdmin: false, rights: ['prices'] });
  async function handleDetach(company: Company) {
    if (!(await detachUser(person, [company.id]))) return;
    toast(`${person.name}: больше не\u00a0в\u00a0компании ${company.name}`, {
      durationMs: UNDO_MS,
      action: { label: 'Вернуть', onClick: () => void attachUser(person, [company]) },
    });
  }
  return (
    <CompaniesDialog
      title={`Компании: ${person.name}`}
      companies={user.companies}
      onDetach={handleDetach}
      onAttach={(companies) => attachUser(person, companies, rights)}
      onClose={onClose}
    >
      <RightsFields value={rights} onChange={setRights} />
    </CompaniesDialog>
  );
}
