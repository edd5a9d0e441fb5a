import { isAllowed } from '@shop/contracts/account/permissions';
import type { Actor } from '../../../platform/actor/actor.ts';
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
 * Returns the user's companies and the ids of those that `contragent` requests (decision 051): one code, `all`, or by
 * default the current one. An unknown code or another user's company requests none. Throws `Forbidden` for a user
 * without companies.
 */
export async function findRequestedCompanies(
  db: Db,
  actor: Actor,
  contragent: string | undefined,
): Promise<{ readonly own: readonly CompanyOfUser[]; readonly requestedIds: readonly number[] }> {
  const companies = await actorsAtOwnCompanies(db, actor);
  if (companies.length === 0) throw new Forbidden('К вашей учётной записи не привязана компания');
  const own = companies.map(({ actor: there, ...company }) => ({
    ...company,
    canSeePrices: isAllowed('prices.see', there),
    canOpenDocuments: isAllowed('document.open', there),
  }));
  const requested = own.filter(({ id, code }) => {
    if (contragent === 'all') return true;
    return contragent ? code === contragent : id === actor.counterpartyId;
  });
  return { own, requestedIds: requested.map(({ id }) => id) };
}
