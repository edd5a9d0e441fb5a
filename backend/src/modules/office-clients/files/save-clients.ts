import { CLIENT_SWITCHES_MAX } from '@shop/contracts/office/client-files';
import type { Db } from '../../../platform/database/database.ts';
import { Validation } from '../../../platform/errors/errors.ts';
import type { Fields, RowChange } from '../../../platform/files/importing/file-table.ts';
import { switchLockedCompany } from '../../manager/manager.api.ts';
import type { OfficeActor } from '../../office-journal/office-journal.api.ts';
import { addOfficeClient } from '../list/add-office-client.ts';
import { datedChanges } from '../terms/dated-changes.ts';
import { applyChanges, type CompanyChange, finishChanges } from './apply-changes.ts';
import type { ClientRow } from './clients-table.ts';
import { idOf } from './columns.ts';

/** Stores rows of a file. Throws `Validation` at `file` for too many companies that are new or switched. */
export async function saveClients(
  db: Db,
  by: OfficeActor,
  changes: readonly RowChange<ClientRow>[],
): Promise<void> {
  const added = changes.filter(({ before }) => before === null);
  const switched = changes.flatMap(({ before, row: { company, isActive } }) =>
    company !== null && before?.isActive !== isActive ? [{ company, isActive }] : [],
  );
  if (switched.length + added.length > CLIENT_SWITCHES_MAX)
    throw new Validation(
      `За один раз можно завести, отключить и\u00a0включить не\u00a0больше ${CLIENT_SWITCHES_MAX} компаний. Разделите файл на\u00a0части`,
      'file',
    );
  const terms: CompanyChange[] = [];
  for (const { row } of added) {
    if (row.requisites === null) continue;
    const { id } = await addOfficeClient(db, by, row.requisites, row.managerId);
    const given = await readTerms(db, id);
    terms.push(...changesOf(id, given, { ...row, managerId: row.managerId ?? given.managerId }));
  }
  for (const { row, before } of changes)
    if (row.company !== null && before !== null)
      terms.push(...changesOf(row.company.id, termsOf(before), row));
  await applyChanges(db, by, terms);
  for (const { company, isActive } of switched) await switchLockedCompany(db, company, isActive);
  await finishChanges(db, { terms, others: switched.map(({ company }) => company.id) });
}

type Terms = Pick<ClientRow, 'priceTypeId' | 'discountPercent' | 'managerId'>;

function changesOf(companyId: number, stored: Terms, row: ClientRow): CompanyChange[] {
  return datedChanges({ ...stored, contracts: [] }, { ...row, contracts: [] }).map((change) => ({
    ...change,
    companyId,
  }));
}

function termsOf(fields: Fields): Terms {
  return {
    priceTypeId: idOf(fields.priceType),
    discountPercent: Number(fields.discount),
    managerId: idOf(fields.manager),
  };
}

async function readTerms(db: Db, id: number): Promise<Terms> {
  return db
    .selectFrom('counterparties')
    .select([
      'price_type_id as priceTypeId',
      'discount_percent as discountPercent',
      'manager_id as managerId',
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}
