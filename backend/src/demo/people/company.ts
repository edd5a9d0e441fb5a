import type { Db } from '../../database/database.ts';
import type { DemoCompany } from './companies.ts';
import type { LedgerPlan } from './ledger.ts';

export type Account = Pick<LedgerPlan, 'counterpartyId' | 'contractId' | 'postponementDays'>;

interface Terms {
  readonly manager: number;
  readonly discount: number;
  readonly limitRubles: number;
  readonly postponementDays: number;
}

/** One company with its contract. */
export async function seedCompany(db: Db, company: DemoCompany, terms: Terms): Promise<Account> {
  const { city: _, ...values } = company;
  const { id } = await db
    .insertInto('counterparties')
    .values({ ...values, discount_percent: terms.discount, manager_id: terms.manager })
    .returning('id')
    .executeTakeFirstOrThrow();
  const contract = await db
    .insertInto('contracts')
    .values({
      counterparty_id: id,
      number: `СО-${company.code.replace(/\D/g, '').replace(/^0+/, '')}/25`,
      signed_on: '2025-02-03',
      credit_limit_kopecks: terms.limitRubles * 100,
      postponement_days: terms.postponementDays,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { counterpartyId: id, contractId: contract.id, postponementDays: terms.postponementDays };
}

/** Delivery addresses, the first of them the usual one, and the company itself as consignee. */
export async function seedPlaces(
  db: Db,
  counterparty_id: number,
  { name, inn, kpp, address }: DemoCompany,
  places: readonly (readonly [address: string, comment: string])[],
): Promise<void> {
  await db
    .insertInto('delivery_addresses')
    .values(
      places.map(([place, comment], index) => ({
        counterparty_id,
        address: place,
        comment,
        is_default: index === 0,
      })),
    )
    .execute();
  await db.insertInto('consignees').values({ counterparty_id, name, inn, kpp, address }).execute();
}
