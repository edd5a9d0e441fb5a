import { financeSection, type getFinanceSections } from '@shop/contracts/finances/finances';
import type { WireAnswer } from '@shop/contracts/platform/call';
import type { Actor } from '../../platform/actor/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { unscoped } from '../../platform/database/scoped.ts';
import { companiesWithFinances } from './ledger/finance-actor.ts';

/** Returns the tabs, and the actor’s counterparties with the right `finances` and their contracts, latest first; nothing without that right. */
export async function readSections(db: Db, actor: Actor): Promise<WireAnswer<typeof getFinanceSections>> {
  const companies = await companiesWithFinances(db, actor);
  if (companies.length === 0) return { items: [], parties: [] };
  const contracts = await unscoped(db, 'contracts of several of the user’s companies')
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
