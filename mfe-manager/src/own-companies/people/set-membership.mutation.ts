import { updateProfile } from '@shop/contracts/account/profile';
import type { CompanyUser } from '@shop/contracts/manager/company';
import { call, messageOf } from '@shop/platform/http';
import { toast } from '@shop/ui';
import { shortNameOf } from '../../common/people/person-name.ts';
import { UNDO_MS } from '../../common/undo.ts';
import { refreshOwnCompanies } from '../common/own-companies.queries.ts';

/** Removes a person from a company or restores the previous permissions, and offers an undo. */
export async function setMembership(
  person: CompanyUser,
  contragent: number,
  isMember: boolean,
): Promise<void> {
  const name = shortNameOf(person);
  try {
    await call(updateProfile, { body: { userId: person.id, contragent, active: isMember } });
    toast(
      isMember ? `${name}: доступ к\u00a0компании возвращён` : `${name}: доступ к\u00a0компании отключён`,
      {
        durationMs: UNDO_MS,
        action: {
          label: isMember ? 'Отключить' : 'Вернуть',
          onClick: () => void setMembership(person, contragent, !isMember),
        },
      },
    );
  } catch (error) {
    toast.danger(`${name}: доступ не\u00a0${isMember ? 'возвращён' : 'отключён'}. ${messageOf(error)}`);
  }
  refreshOwnCompanies();
}
