import { sql } from 'kysely';
import type { Actor } from '../../../platform/actor/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { scoped } from '../../../platform/database/scoped.ts';

/** A contract with the use of its credit limit. Kopecks. */
export interface ContractCredit {
  readonly id: number;
  readonly number: string;
  readonly signedOn: string;
  readonly postponementDays: number;
  readonly creditLimitKopecks: number;
  /** The debt in the ledger plus orders on credit or with postponement that are not shipped yet; at least 0. */
  readonly usedKopecks: number;
  /** The part of those orders that counts. */
  readonly notShippedKopecks: number;
  /** The rest of the limit; at least 0. */
  readonly freeKopecks: number;
}

/**
 * Returns the counterparty's contracts, latest first, which is the one for new orders. An order uses the limit from
 * placing on; its shipped part is in the ledger and counts there. Payments for invoiced goods are reserved for these
 * goods: they free no limit until the shipment.
 */
export async function findContracts(db: Db, actor: Actor): Promise<readonly ContractCredit[]> {
  const contracts = await scoped(db, actor)
    .selectFrom('contracts')
    .select([
      'contracts.id',
      'contracts.number',
      'contracts.signed_on as signedOn',
      'contracts.postponement_days as postponementDays',
      'contracts.credit_limit_kopecks as creditLimitKopecks',
      sql<number>`(
        select coalesce(sum(turnover.debit_kopecks - turnover.credit_kopecks), 0) from ledger_turnovers turnover
        where turnover.counterparty_id = contracts.counterparty_id
          and turnover.contract_id = contracts.id)`.as('owed'),
      sql<number>`(
        select coalesce(sum(case placed.pay_system
          when 'invoice' then greatest(posted.paid - posted.shipped, 0)
          else placed.total_kopecks - posted.shipped end), 0)
        from orders placed
        cross join lateral (
          select
            coalesce(sum(document.kopecks) filter (where document.kind = 'shipment'), 0) as shipped,
            coalesce(-sum(document.kopecks) filter (where document.kind = 'payment'), 0) as paid
          from ledger_documents document
          where document.order_id = placed.id
        ) posted
        where placed.contract_id = contracts.id
          and placed.status in ('new', 'confirmed', 'picking'))`.as('notShippedKopecks'),
    ])
    .orderBy('contracts.signed_on', 'desc')
    .orderBy('contracts.id', 'desc')
    .execute();
  return contracts.map(({ owed, ...contract }) => {
    const usedKopecks = Math.max(owed + contract.notShippedKopecks, 0);
    return { ...contract, usedKopecks, freeKopecks: Math.max(contract.creditLimitKopecks - usedKopecks, 0) };
  });
}
