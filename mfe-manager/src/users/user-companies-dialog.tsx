import type { ManagedUser } from '@shop/contracts/manager/manager-users';
import { useState } from 'react';
import { CompaniesDialog } from '../common/companies-dialog.tsx';
import { shortNameOf } from '../common/people/person-name.ts';
import { type MemberRights, RightsFields } from '../common/people/rights-fields.tsx';
import { attachUser, detachUser } from './member.mutation.ts';

interface UserCompaniesDialogProps {
  readonly user: ManagedUser;
  readonly onClose: () => void;
}

/** To which companies a user belongs. */
export function UserCompaniesDialog({ user, onClose }: UserCompaniesDialogProps) {
  const person = { id: user.id, name: shortNameOf(user) };
  const [rights, setRights] = useState<MemberRights>({ isAdmin: false, rights: ['prices'] });
  return (
    <CompaniesDialog
      title={`Компании: ${person.name}`}
      companies={user.companies}
      onTakeOut={(company) => detachUser(person, company)}
      onAttach={(companies) => attachUser(person, companies, rights)}
      onClose={onClose}
    >
      <RightsFields value={rights} onChange={setRights} />
    </CompaniesDialog>
  );
}
