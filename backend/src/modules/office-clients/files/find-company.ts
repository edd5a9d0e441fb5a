import { Validation } from '../../../platform/errors/errors.ts';
import type { Fields } from '../../../platform/files/importing/file-table.ts';

interface Requisites {
  readonly inn: string;
  readonly kpp: string;
  readonly code: string;
}

/** Companies by their ИНН. */
export function byInn<Company extends Requisites>(
  companies: readonly Company[],
): ReadonlyMap<string, readonly Company[]> {
  return Map.groupBy(companies, ({ inn }) => inn);
}

/**
 * Finds the company of a row by ИНН, and by КПП and code where the file has them. A company without a КПП is found by any.
 * Throws `Validation` if several are left.
 */
export function findCompanyOf<Company extends Requisites>(
  companies: ReadonlyMap<string, readonly Company[]>,
  { inn, kpp, code }: Fields,
): Company | undefined {
  const same = companies.get(String(inn)) ?? [];
  const found = code ? same.filter((company) => company.code === code) : same;
  if (code && found.length === 0) throw new Validation('компании с\u00a0этим кодом и\u00a0ИНН нет', 'code');
  const exact = found.filter((company) => company.kpp === (kpp ?? ''));
  const [first, second] = exact.length > 0 ? exact : kpp ? found.filter((one) => one.kpp === '') : found;
  if (second !== undefined)
    throw new Validation('компаний с\u00a0этим ИНН несколько. Укажите КПП или\u00a0код', 'inn');
  return first;
}

/** An empty КПП or code only means that the row does not say it. */
export function withoutEmptyKeys({ kpp, code, ...typed }: Fields): Fields {
  return { ...typed, kpp: kpp || undefined, code: code || undefined };
}
