import type { addOfficeClient as addCall } from '@shop/contracts/office/clients';
import * as v from 'valibot';
import type { Db } from '../../../platform/database/database.ts';
import { Validation } from '../../../platform/errors/errors.ts';
import {
  defineOfficeAction,
  type OfficeActor,
  recordOfficeChange,
} from '../../office-journal/office-journal.api.ts';
import { addCompany, findCompany, lockInn } from '../../registration/registration.api.ts';

type CompanyFields = v.InferOutput<typeof addCall.body & {}>;

const clientAdded = defineOfficeAction('client.added', {
  title: 'Добавлена компания',
  right: 'office.terms',
  state: v.object({ inn: v.string(), kpp: v.string(), address: v.string() }),
  words: ({ inn, kpp, address }) =>
    new Map([['ИНН', inn], ...(kpp ? [['КПП', kpp] as const] : []), ['Адрес', address]]),
});

/**
 * Adds a company with the usual prices; without `managerId` its manager is the one with the fewest companies. Needs a
 * transaction. Throws `Validation` at `inn` for a known company.
 */
export async function addOfficeClient(
  db: Db,
  by: OfficeActor,
  fields: CompanyFields,
  managerId: number | null = null,
) {
  await lockInn(db, fields.inn);
  const known = await findCompany(db, fields);
  if (known !== undefined)
    throw new Validation(`${known.name} уже есть в\u00a0магазине: ${known.code}`, 'inn');
  const { id, code } = await addCompany(db, fields, managerId);
  await recordOfficeChange(db, by, {
    action: clientAdded,
    subject: `${fields.name}, ${code}`,
    after: fields,
  });
  return { id, code };
}
