import { sql } from 'kysely';
import { type Day, todayInMoscow } from '../../../platform/calendar/days.ts';
import type { Db } from '../../../platform/database/database.ts';
import { unscoped } from '../../../platform/database/scoped.ts';
import type { OfficeActor } from '../../office-journal/office-journal.api.ts';
import type { DatedChange } from '../terms/dated-changes.ts';
import { raiseVersions } from '../terms/lock-client.ts';
import { effectOf, notifyBuyers } from '../terms/notify-buyers.ts';

const REASON = 'the office edits the terms of all companies';

/** A term of one of many companies. */
export interface CompanyChange extends Omit<DatedChange, 'path'> {
  readonly companyId: number;
}

interface Changed {
  readonly terms: readonly CompanyChange[];
  /** Companies with contracts that are new or dated anew, or that were switched. */
  readonly others: readonly number[];
}

/** Raises the versions of the changed companies, and tells their open pages. */
export async function finishChanges(db: Db, { terms, others }: Changed): Promise<void> {
  const ofCompany = Map.groupBy(terms, ({ companyId }) => companyId);
  const ids = [...new Set([...ofCompany.keys(), ...others])];
  await raiseVersions(db, ids);
  const isOther = new Set(others);
  await notifyBuyers(
    db,
    ids.map((counterpartyId) => {
      const { prices, contracts } = effectOf(ofCompany.get(counterpartyId) ?? []);
      return { counterpartyId, prices, contracts: contracts || isOther.has(counterpartyId) };
    }),
  );
}

/** Rows of a statement: each has nine parameters. */
const ROWS_PER_STATEMENT = 2000;

/**
 * Puts terms of any number of companies into force and records them, with a few statements for all. The caller has
 * locked the companies and raises their versions.
 */
export async function applyChanges(
  db: Db,
  by: OfficeActor,
  changes: readonly CompanyChange[],
  today: Day = todayInMoscow(),
): Promise<void> {
  const companyColumns = {
    priceType: 'price_type_id',
    discount: 'discount_percent',
    manager: 'manager_id',
  } as const;
  const contractColumns = { limit: 'credit_limit_kopecks', postponement: 'postponement_days' } as const;
  for (const [field, own] of Map.groupBy(changes, (change) => change.field))
    if (field === 'limit' || field === 'postponement')
      await unscoped(db, REASON)
        .updateTable('contracts')
        .from(givenValues(own.map(({ contractId, value }) => ({ id: contractId, value }))))
        .set(contractColumns[field], sql<number>`given.value`)
        .whereRef('contracts.id', '=', 'given.id')
        .execute();
    else
      await db
        .updateTable('counterparties')
        .from(givenValues(own.map(({ companyId, value }) => ({ id: companyId, value }))))
        .set(companyColumns[field], sql<number>`given.value`)
        .whereRef('counterparties.id', '=', 'given.id')
        .execute();
  for (let at = 0; at < changes.length; at += ROWS_PER_STATEMENT)
    await unscoped(db, REASON)
      .insertInto('terms_history')
      .values(
        changes.slice(at, at + ROWS_PER_STATEMENT).map(({ companyId, contractId, field, before, value }) => ({
          ...{ counterparty_id: companyId, contract_id: contractId, field, before_value: before, value },
          ...{ valid_from: today, applied_at: new Date(), user_id: by.userId, by_name: by.name },
        })),
      )
      .execute();
}

function givenValues(rows: readonly { readonly id: number | null; readonly value: number | null }[]) {
  return sql<{ id: number; value: number }>`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)`.as<'given'>(
    sql`given(id bigint, value bigint)`,
  );
}
