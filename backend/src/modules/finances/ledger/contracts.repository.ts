import { sql } from 'kysely';
import type { ActingUser } from '../../../platform/actor/acting-user.ts';
import type { Db } from '../../../platform/database/database.ts';
import { scoped } from '../../../platform/database/scoped.ts';

/** A contract and how much of its credit limit is taken. Kopecks. */
export interface ContractCredit {
  readonly id: number;
  readonly number: string;
  readonly signedOn: string;
  readonly postponementDays: number;
  readonly creditLimitKopecks: number;
  /** Owed by the ledger plus orders on credit or with postponement that are on their way; never below zero. */
  readonly usedKopecks: number;
  /** Those orders, as far as they count. */
  readonly notShippedKopecks: number;
  /** What is left of the limit; never below zero. */
  readonly freeKopecks: number;
}

/**
 * The counterparty's contracts, the latest first: new orders go by that one. An order takes from the limit when it
 * is placed; what of it has been shipped is in the ledger and counts there.
 * What has been paid for goods on an invoice is for those goods, and frees nothing while they are on their way.
 */
export async function findContracts(db: Db, actor: ActingUser): Promise<readonly ContractCredit[]> {
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
