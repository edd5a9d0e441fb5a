import type { DatedTerm, TypedTerms } from '@shop/contracts/office/client-terms';
import type { Db } from '../../../platform/database/database.ts';
import { unscoped } from '../../../platform/database/scoped.ts';
import type { OfficeActor } from '../../office-journal/office-journal.api.ts';

const REASON = 'the office edits the terms of all companies';

/** A term that is to hold from a day on. */
export interface DatedChange {
  readonly field: DatedTerm;
  /** Null for a term of the company. */
  readonly contractId: number | null;
  readonly before: number | null;
  readonly value: number | null;
  /** The path of the field in the typed terms. */
  readonly path: string;
}

type DatedTerms = Pick<TypedTerms, 'priceTypeId' | 'discountPercent' | 'managerId'> & {
  readonly contracts: readonly {
    readonly id: number | null;
    readonly creditLimitKopecks: number;
    readonly postponementDays: number;
  }[];
};

/** Returns what differs from the stored terms; contracts without an id are new, and begin with their terms. */
export function datedChanges(stored: DatedTerms, typed: DatedTerms): readonly DatedChange[] {
  const changes: DatedChange[] = [];
  const compare = (change: DatedChange) => {
    if (change.before !== change.value) changes.push(change);
  };
  const ofCompany = [
    ['priceType', 'priceTypeId'],
    ['discount', 'discountPercent'],
    ['manager', 'managerId'],
  ] as const;
  for (const [field, path] of ofCompany)
    compare({ field, path, contractId: null, before: stored[path], value: typed[path] });
  const ofContract = [
    ['limit', 'creditLimitKopecks'],
    ['postponement', 'postponementDays'],
  ] as const;
  for (const [index, contract] of typed.contracts.entries()) {
    const known = stored.contracts.find(({ id }) => id === contract.id);
    if (known === undefined) continue;
    for (const [field, name] of ofContract)
      compare({
        ...{ field, contractId: known.id, before: known[name], value: contract[name] },
        path: `contracts.${index}.${name}`,
      });
  }
  return changes;
}

/** Returns a term that is in force; null for none. Throws if the company or its contract is unknown. */
export async function readTerm(
  db: Db,
  counterpartyId: number,
  { field, contractId }: Pick<DatedChange, 'field' | 'contractId'>,
): Promise<number | null> {
  if (field === 'limit' || field === 'postponement') {
    const contract = await unscoped(db, REASON)
      .selectFrom('contracts')
      .select(field === 'limit' ? 'credit_limit_kopecks as value' : 'postponement_days as value')
      .where('id', '=', contractId)
      .where('counterparty_id', '=', counterpartyId)
      .executeTakeFirstOrThrow();
    return contract.value;
  }
  const columns = {
    priceType: 'price_type_id',
    discount: 'discount_percent',
    manager: 'manager_id',
  } as const;
  const company = await db
    .selectFrom('counterparties')
    .select(`${columns[field]} as value`)
    .where('id', '=', counterpartyId)
    .executeTakeFirstOrThrow();
  return company.value;
}

/** Puts a term into force. */
export async function applyTerm(
  db: Db,
  counterpartyId: number,
  { field, contractId, value }: Pick<DatedChange, 'field' | 'contractId' | 'value'>,
): Promise<void> {
  const set = {
    priceType: { price_type_id: value },
    discount: { discount_percent: value ?? 0 },
    manager: { manager_id: value },
    limit: { credit_limit_kopecks: value ?? 0 },
    postponement: { postponement_days: value ?? 0 },
  };
  if (field === 'limit' || field === 'postponement')
    await unscoped(db, REASON)
      .updateTable('contracts')
      .set(set[field])
      .where('id', '=', contractId)
      .where('counterparty_id', '=', counterpartyId)
      .execute();
  else await db.updateTable('counterparties').set(set[field]).where('id', '=', counterpartyId).execute();
}

/** Records changes that hold from `validFrom` on; those of a later day replace what was planned for that day. */
export async function recordTerms(
  db: Db,
  by: OfficeActor,
  counterpartyId: number,
  changes: readonly DatedChange[],
  { validFrom, isApplied }: { readonly validFrom: string; readonly isApplied: boolean },
): Promise<void> {
  for (const { field, contractId, before, value } of changes)
    await unscoped(db, REASON)
      .insertInto('terms_history')
      .values({
        ...{ counterparty_id: counterpartyId, contract_id: contractId, field, before_value: before, value },
        valid_from: validFrom,
        applied_at: isApplied ? new Date() : null,
        ...{ user_id: by.userId, by_name: by.name },
      })
      .onConflict((conflict) =>
        conflict
          .columns(['counterparty_id', 'field', 'contract_id', 'valid_from'])
          .where('applied_at', 'is', null)
          .doUpdateSet(({ ref }) => ({
            value: ref('excluded.value'),
            user_id: ref('excluded.user_id'),
            by_name: ref('excluded.by_name'),
            recorded_at: new Date(),
          })),
      )
      .execute();
}
