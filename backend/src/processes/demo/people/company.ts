import type { Coordinates } from '@shop/contracts/platform/place-fields';
import type { Db } from '../../../platform/database/database.ts';
import type { DemoCompany } from './companies.ts';
import type { LedgerPlan } from './ledger.ts';

export type Account = Pick<LedgerPlan, 'counterpartyId' | 'contractId' | 'postponementDays'>;

interface Terms {
  readonly manager: number;
  readonly discount: number;
  readonly limitRubles: number;
  readonly postponementDays: number;
}

/** Seeds one company with its contract. */
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

/** A delivery address of a demo company. */
export interface DemoPlace {
  readonly address: string;
  readonly name?: string;
  readonly comment?: string;
  readonly contact?: readonly [name: string, phone: string];
  readonly coordinates?: Coordinates;
}

type DemoConsignee = Pick<DemoCompany, 'name' | 'inn' | 'kpp' | 'address'>;

/** Seeds delivery addresses, the first of them the default, and consignees: the company itself and `others`. */
export async function seedPlaces(
  db: Db,
  counterparty_id: number,
  company: DemoConsignee,
  places: readonly DemoPlace[],
  others: readonly DemoConsignee[] = [],
): Promise<void> {
  await db
    .insertInto('delivery_addresses')
    .values(
      places.map(({ address, name, comment, contact, coordinates }, index) => ({
        counterparty_id,
        address,
        name: name ?? '',
        comment: comment ?? '',
        contact_name: contact?.[0] ?? '',
        contact_phone: contact?.[1] ?? '',
        latitude: coordinates?.[0] ?? null,
        longitude: coordinates?.[1] ?? null,
        is_default: index === 0,
      })),
    )
    .execute();
  await db
    .insertInto('consignees')
    .values(
      [company, ...others].map(({ name, inn, kpp, address }) => ({
        counterparty_id,
        name,
        inn,
        kpp,
        address,
      })),
    )
    .execute();
}
