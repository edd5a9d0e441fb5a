import type { TypedContract, TypedTerms } from '@shop/contracts/office/client-terms';
import type { ClientChoices } from '@shop/contracts/office/clients';
import { Validation } from '../../platform/errors/errors.ts';

interface Context {
  /** The number of the contract that fields of contracts belong to. */
  readonly contract: string | undefined;
  readonly choices: ClientChoices;
}

/** Puts `discount=7` into the terms. Throws `Validation` for an unknown field or name; ranges are checked by the schema. */
export function placeTerm(terms: TypedTerms, pair: string, { contract, choices }: Context): void {
  const at = pair.indexOf('=');
  if (at < 1) throw new Validation(`Поле пишется как имя=значение, а\u00a0не\u00a0«${pair}»`);
  const [field, text] = [pair.slice(0, at), pair.slice(at + 1).trim()];
  if (field === 'priceType') terms.priceTypeId = findNamed(choices.priceTypes, field, text);
  else if (field === 'manager') terms.managerId = findNamed(choices.managers, field, text);
  else if (field === 'discount') terms.discountPercent = readNumber(field, text);
  else if (field === 'isActive') terms.isActive = readYesNo(field, text);
  else if (field === 'limit')
    contractOf(terms, field, contract).creditLimitKopecks = Math.round(readNumber(field, text) * 100);
  else if (field === 'postponement')
    contractOf(terms, field, contract).postponementDays = readNumber(field, text);
  else if (field === 'signedOn') contractOf(terms, field, contract).signedOn = text;
  else throw new Validation(`Поля ${field} нет`, field);
}

/** The contract of the number; a new one begins without a limit and postponement, and its day has to be named. */
function contractOf(terms: TypedTerms, field: string, number: string | undefined): TypedContract {
  if (number === undefined) throw new Validation('Назовите договор: --contract <номер>', field);
  const known = terms.contracts.find((one) => one.number === number);
  if (known) return known;
  const added = { id: null, number, signedOn: '', creditLimitKopecks: 0, postponementDays: 0 };
  terms.contracts.push(added);
  return added;
}

function findNamed(
  options: readonly { readonly id: number; readonly name: string }[],
  field: string,
  name: string,
): number | null {
  if (name === 'нет' || name === '') return null;
  const [found, second] = options.filter((one) => one.name.toLowerCase() === name.toLowerCase());
  if (found !== undefined && second === undefined) return found.id;
  if (second !== undefined)
    throw new Validation(`Таких имён несколько: «${name}». Измените его на\u00a0странице клиента`, field);
  throw new Validation(`Такого нет: «${name}». Есть: ${options.map((one) => one.name).join(', ')}`, field);
}

function readNumber(field: string, text: string): number {
  const digits = text.replace(/\s/g, '').replace(',', '.');
  if (/^-?\d+(\.\d+)?$/.test(digits)) return Number(digits);
  throw new Validation(`Здесь должно быть число, а\u00a0не\u00a0«${text}»`, field);
}

function readYesNo(field: string, text: string): boolean {
  if (['true', 'да'].includes(text)) return true;
  if (['false', 'нет'].includes(text)) return false;
  throw new Validation('Здесь должно быть true или\u00a0false', field);
}
