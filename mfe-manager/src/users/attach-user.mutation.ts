import { addUserToCompanies } from '@shop/contracts/manager/manager-users';
import { countOf } from '@shop/domain/format/number';
import { call, messageOf } from '@shop/platform/http';
import { toast } from '@shop/ui';
import type { Company } from '../common/companies-dialog.tsx';
import { refreshManaged } from '../common/managed.queries.ts';
import type { MemberRights } from '../common/people/rights-fields.tsx';
import { UNDO_MS } from '../common/undo.ts';
import { detachUser, type UserName } from './detach-user.mutation.ts';

/**
 * Adds a user to companies and offers an undo. Without `rights` the server restores those of a removed member.
 * Resolves to whether it was added.
 */
export async function attachUser(
  { id, name }: UserName,
  companies: readonly Company[],
  { isAdmin, rights }: MemberRights = { isAdmin: false, rights: [] },
): Promise<boolean> {
  try {
    const contragents = companies.map((company) => company.id);
    const { added } = await call(addUserToCompanies, {
      body: { userId: id, contragents, isAdmin, rights: [...rights] },
    });
    const [only] = companies;
    const where =
      companies.length === 1
        ? `в\u00a0компании ${only?.name}`
        : `ещё ${countOf(added.length, 'компания', 'компании', 'компаний')}`;
    toast(`${name}: теперь ${where}`, {
      durationMs: UNDO_MS,
      action: { label: 'Отменить', onClick: () => void detachUser({ id, name }, added) },
    });
    return true;
  } catch (error) {
    toast.danger(`${name}: доступ не\u00a0открыт. ${messageOf(error)}`);
    return false;
  } finally {
    void refreshManaged();
  }
}
