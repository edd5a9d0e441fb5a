import type { Db } from '../../../../platform/database/database.ts';
import { DocumentError } from '../documents/document-error.ts';
import type { OutsideParty } from '../reading/outside-document.ts';

/** A company of the shop that 1C names. */
export interface MatchedCompany {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly externalId: string | null;
  readonly managerId: number | null;
}

/**
 * Finds a company by 1C's id, by the shop's code, else by ИНН, and by КПП if several share it. Undefined if there is none.
 * Throws `DocumentError` if several share the ИНН and the КПП does not decide.
 */
export async function matchCounterparty(
  db: Db,
  { id, inn, kpp, name }: OutsideParty,
): Promise<MatchedCompany | undefined> {
  const companies = db
    .selectFrom('counterparties')
    .select(['id', 'code', 'name', 'kpp', 'external_id as externalId', 'manager_id as managerId']);
  if (id !== '') {
    const named = await companies
      .where((where) => where.or([where('external_id', '=', id), where('code', '=', id)]))
      .orderBy('external_id')
      .executeTakeFirst();
    if (named !== undefined) return named;
  }
  if (inn === '') return undefined;
  const found = await companies.where('inn', '=', inn).orderBy('id').execute();
  // One that 1C knows under another id is another company of that ИНН, such as a branch.
  const free = found.filter(({ externalId }) => id === '' || externalId === null);
  const same = free.filter((company) => kpp !== '' && company.kpp === kpp);
  if (same.length === 1) return same[0];
  if (free.length <= 1) return free[0];
  throw new DocumentError(
    `Несколько компаний с\u00a0ИНН ${inn}, а\u00a0КПП ${kpp || 'не\u00a0указан'} не\u00a0решает, какая из\u00a0них ${name}`,
  );
}
