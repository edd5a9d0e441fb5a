import { addUserToCompanies, removeUserFromCompany } from '@shop/contracts/manager/manager-users';
import { countOf } from '@shop/domain/format/number';
import { call, messageOf } from '@shop/platform/http';
import { toast } from '@shop/ui';
import type { Company } from '../common/companies-dialog.tsx';
import { refreshManaged } from '../common/managed.queries.ts';
import type { MemberRights } from '../common/people/rights-fields.tsx';

/** Time to change one's mind. */
const UNDO_MS = 15_000;

interface Person {
  readonly id: number;
  readonly name: string;
}

/**
 * Makes a user a member of companies, and offers the way back. Without rights those of before count, which the server has
 * of whoever was taken out. Answers whether it is done.
 */
export async function attachUser(
  { id, name }: Person,
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
      action: { label: 'Отменить', onClick: () => void takeOut({ id, name }, added) },
    });
    return true;
  } catch (error) {
    toast.danger(`${name}: доступ не\u00a0открыт. ${messageOf(error)}`);
    return false;
  } finally {
    void refreshManaged();
  }
}

/** Takes a user out of a company, and offers the way back with the rights of before. */
export async function detachUser(person: Person, company: Company): Promise<void> {
  if (await takeOut(person, [company.id]))
    toast(`${person.name}: больше не\u00a0в\u00a0компании ${company.name}`, {
      durationMs: UNDO_MS,
      action: { label: 'Вернуть', onClick: () => void attachUser(person, [company]) },
    });
}

async function takeOut({ id, name }: Person, contragents: readonly number[]): Promise<boolean> {
  try {
    for (const contragent of contragents)
      await call(removeUserFromCompany, { body: { userId: id, contragent } });
    return true;
  } catch (error) {
    toast.danger(`${name}: доступ не\u00a0закрыт. ${messageOf(error)}`);
    return false;
  } finally {
    void refreshManaged();
  }
}
