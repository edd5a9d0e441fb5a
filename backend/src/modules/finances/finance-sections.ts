import { financeSection, type getFinanceSections } from '@shop/contracts/finances/finances';
import type { WireAnswer } from '@shop/contracts/platform/call';
import type { ActingUser } from '../../platform/actor/acting-user.ts';
import type { Db } from '../../platform/database/database.ts';
import { unscoped } from '../../platform/database/scoped.ts';
import { companiesWithFinances } from './ledger/finance-actor.ts';

/** All tabs for whoever has the right at any of his counterparties, those and their contracts, the latest first. */
export async function readSections(
  db: Db,
  actor: ActingUser,
): Promise<WireAnswer<typeof getFinanceSections>> {
  const companies = await companiesWithFinances(db, actor);
  if (companies.length === 0) return { items: [], parties: [] };
  const contracts = await unscoped(db, 'contracts of several of the own companies')
    .selectFrom('contracts')
    .select(['id', 'number', 'signed_on as signedOn', 'counterparty_id as counterpartyId'])
    .where(
      'counterparty_id',
      'in',
      companies.map(({ id }) => id),
    )
    .orderBy('signed_on', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return {
    items: [...financeSection.options],
    parties: companies.map(({ id, code, name }) => ({
      code,
      name,
      isCurrent: id === actor.counterpartyId,
      contracts: contracts
        .filter(({ counterpartyId }) => counterpartyId === id)
        .map(({ id: contractId, number, signedOn }) => ({ id: contractId, number, signedOn })),
    })),
  };
}
