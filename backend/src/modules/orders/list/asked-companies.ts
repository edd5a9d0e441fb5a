import { isAllowed } from '@shop/contracts/account/permissions';
import type { ActingUser } from '../../../platform/actor/acting-user.ts';
import type { Db } from '../../../platform/database/database.ts';
import { Forbidden } from '../../../platform/errors/errors.ts';
import { actorsAtOwnCompanies } from '../../access/access.api.ts';

/** A company the user buys for, as the list of orders needs it. */
export interface CompanyOfUser {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly canSeePrices: boolean;
  readonly canOpenDocuments: boolean;
}

/**
 * The user's companies, and which of them `contragent` asks for (decision 051): the code of one, `all`, or without it
 * the current one. A code of nobody's or of another's asks for none. Throws `Forbidden` for a user of no company.
 */
export async function findAskedCompanies(
  db: Db,
  actor: ActingUser,
  contragent: string | undefined,
): Promise<{ readonly own: readonly CompanyOfUser[]; readonly askedIds: readonly number[] }> {
  const companies = await actorsAtOwnCompanies(db, actor);
  if (companies.length === 0) throw new Forbidden('К вашей учётной записи не привязана компания');
  const own = companies.map(({ actor: there, ...company }) => ({
    ...company,
    canSeePrices: isAllowed('prices.see', there),
    canOpenDocuments: isAllowed('document.open', there),
  }));
  const asked = own.filter(({ id, code }) => {
    if (contragent === 'all') return true;
    return contragent ? code === contragent : id === actor.counterpartyId;
  });
  return { own, askedIds: asked.map(({ id }) => id) };
}
