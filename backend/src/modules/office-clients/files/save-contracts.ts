import type { Db } from '../../../platform/database/database.ts';
import { unscoped } from '../../../platform/database/scoped.ts';
import type { RowChange } from '../../../platform/files/importing/file-table.ts';
import type { OfficeActor } from '../../office-journal/office-journal.api.ts';
import { datedChanges } from '../terms/dated-changes.ts';
import { applyChanges, type CompanyChange, finishChanges } from './apply-changes.ts';
import type { ContractRow } from './contracts-table.ts';

const REASON = 'the office edits the terms of all companies';
const ROWS_PER_STATEMENT = 2000;

/** Stores rows of a file: new contracts, days of known ones, and their limits and postponements. */
export async function saveContracts(
  db: Db,
  by: OfficeActor,
  changes: readonly RowChange<ContractRow>[],
): Promise<void> {
  const added = changes.filter(({ before }) => before === null);
  for (let at = 0; at < added.length; at += ROWS_PER_STATEMENT)
    await unscoped(db, REASON)
      .insertInto('contracts')
      .values(
        added.slice(at, at + ROWS_PER_STATEMENT).map(({ row: { companyId, terms } }) => ({
          ...{ counterparty_id: companyId, number: terms.number, signed_on: terms.signedOn },
          ...{ credit_limit_kopecks: terms.limit, postponement_days: terms.postponement },
        })),
      )
      .execute();
  const redated = changes.filter(
    ({ before, after }) => before !== null && before.signedOn !== after.signedOn,
  );
  for (const { row } of redated)
    await unscoped(db, REASON)
      .updateTable('contracts')
      .set({ signed_on: row.terms.signedOn })
      .where('id', '=', row.contractId)
      .execute();
  const terms = changes.flatMap(changesOf);
  await applyChanges(db, by, terms);
  await finishChanges(db, {
    terms,
    others: [...added, ...redated].map(({ row }) => row.companyId),
  });
}

const ofCompany = { priceTypeId: null, discountPercent: 0, managerId: null };

function changesOf({
  before,
  row: { companyId, contractId, terms },
}: RowChange<ContractRow>): CompanyChange[] {
  if (before === null || contractId === null) return [];
  const contract = (limit: number, postponement: number) => ({
    ...ofCompany,
    contracts: [{ id: contractId, creditLimitKopecks: limit, postponementDays: postponement }],
  });
  const stored = contract(Number(before.limit), Number(before.postponement));
  return datedChanges(stored, contract(terms.limit, terms.postponement)).map((change) => ({
    ...change,
    companyId,
  }));
}
