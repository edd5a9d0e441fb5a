import { companyFields } from '@shop/contracts/manager/company';
import * as v from 'valibot';
import { addOfficeClient } from '../../../../modules/office-clients/office-clients.api.ts';
import type { OfficeActor } from '../../../../modules/office-journal/office-journal.api.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { DocumentError } from '../documents/document-error.ts';
import type { OutsideCompany } from './outside-company.ts';

/** A company may come without an address. */
const requisites = v.object({
  ...companyFields,
  address: v.union(
    [v.literal(''), companyFields.address],
    'Адрес: не\u00a0больше 400 знаков и\u00a0без ссылок',
  ),
});

/**
 * Adds a buyer of 1C that the shop does not have, without people: its manager invites them. Returns it; undefined
 * for one that is no client, being deleted, a supplier, or without an ИНН. Throws `DocumentError` for requisites that
 * cannot be right.
 */
export async function addUnknownCompany(
  db: Db,
  by: OfficeActor,
  company: OutsideCompany,
): Promise<{ readonly id: number; readonly code: string } | undefined> {
  const { isDeleted, isBuyer, inn, kpp, ogrn, address, officialName } = company;
  if (isDeleted || !isBuyer || inn === '') return undefined;
  const parsed = v.safeParse(requisites, { inn, kpp, ogrn, address, name: officialName });
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new DocumentError(`${company.name}: ${issue.message}`);
  }
  const { id, code } = await addOfficeClient(db, by, parsed.output);
  await db
    .updateTable('counterparties')
    // 1C has it: it is not handed back.
    .set(({ ref }) => ({ external_id: company.id || null, taken_version: ref('exchange_version') }))
    .where('id', '=', id)
    .execute();
  return { id, code };
}
