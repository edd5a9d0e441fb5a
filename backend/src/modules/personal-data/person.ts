import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { PersonalKind } from '../../platform/database/personal-data/marks.ts';
import { lockStaff } from '../staff/staff.api.ts';

/** The data by which texts of the shop name a person. */
export interface Person {
  readonly id: number;
  readonly login: string;
  /** The login, and those before it that nobody else logs in with now. */
  readonly emails: readonly string[];
  readonly name: string;
  readonly lastName: string;
  readonly secondName: string;
  /** Eleven digits each. */
  readonly phones: readonly string[];
}

/**
 * Reads a person and locks the account until the transaction ends. Undefined for an unknown or erased one. Changes of
 * staff wait: they lock in the same order, staff before the account.
 */
export async function lockPerson(db: Db, login: string): Promise<Person | undefined> {
  await lockStaff(db);
  return personOf(await personRow(db, login).forUpdate().executeTakeFirst());
}

/**
 * Reads a person who asks for data about himself, unlocked, with the proven phone and the present e-mail alone: another
 * one may be a stranger's. Undefined for an unknown or erased one.
 */
export async function findProvenPerson(db: Db, login: string): Promise<Person | undefined> {
  const row = await personRow(db, login).executeTakeFirst();
  return personOf(row && { ...row, given_phone: null, formerEmails: [] });
}

function personRow(db: Db, login: string) {
  return db
    .selectFrom('users')
    .select([
      'id',
      'login',
      'name',
      'last_name as lastName',
      'second_name as secondName',
      'phone',
      'given_phone',
      formerEmails.as('formerEmails'),
    ])
    .where('login', '=', login)
    .where('erased_at', 'is', null);
}

/** Letters to an address that has a new owner are that owner's. */
const formerEmails = sql<string[]>`array(
  select former from unnest(former_emails) as former
  where not exists (select from users as owner where owner.login = former)
)`;

type PersonRow = Awaited<ReturnType<ReturnType<typeof personRow>['executeTakeFirst']>>;

function personOf(row: PersonRow): Person | undefined {
  if (row === undefined) return undefined;
  const { phone, given_phone, formerEmails: former, ...person } = row;
  return {
    ...person,
    emails: [row.login, ...former],
    phones: [phone, given_phone].filter((each) => each !== null),
  };
}

/** The name that orders, documents and history show after the erasure. */
export const pseudonymOf = ({ id }: Pick<Person, 'id'>) => `Пользователь ${id}`;

/** A regular expression of PostgreSQL, and the kinds of columns that hold nothing else where it matches. */
export interface Identifier {
  readonly kind: PersonalKind & ('name' | 'email' | 'phone');
  readonly pattern: string;
}

/**
 * The patterns of the full name in any order, of the email and of the phones in any notation. One that somebody else has
 * as well is left out: it identifies nobody, and that person's data must stay.
 */
export async function findIdentifiers(db: Db, person: Person): Promise<readonly Identifier[]> {
  const others = db.selectFrom('users').select('id').where('id', '!=', person.id).limit(1);
  const namesake = await others
    .where('name', '=', person.name)
    .where('last_name', '=', person.lastName)
    .executeTakeFirst();
  const found: Identifier[] = person.emails.map((email) => ({ kind: 'email', pattern: emailPattern(email) }));
  if (namesake === undefined) found.push({ kind: 'name', pattern: namePattern(person) });
  for (const phone of person.phones) {
    const sharer = await others
      .where(({ or, eb }) => or([eb('phone', '=', phone), eb('given_phone', '=', phone)]))
      .executeTakeFirst();
    if (sharer === undefined) found.push({ kind: 'phone', pattern: phonePattern(phone) });
  }
  return found;
}

/** The letters are listed instead of `\w` and `~*`: a database of the locale C knows no Cyrillic letters. */
const LETTER = 'A-Za-zА-Яа-яЁё0-9';
const GAP = '[\\s\u00a0]+';

export function namePattern({
  name,
  lastName,
  secondName,
}: Omit<Person, 'id' | 'login' | 'emails' | 'phones'>): string {
  const [first, last, second] = [name, lastName, secondName].map(anyCase) as [string, string, string];
  const orders = [`${last}${GAP}${first}`, `${first}${GAP}${last}`];
  if (second !== '')
    orders.unshift(`${last}${GAP}${first}${GAP}${second}`, `${first}${GAP}${second}${GAP}${last}`);
  return `(?<![${LETTER}])(?:${orders.join('|')})(?![${LETTER}])`;
}

export function emailPattern(login: string): string {
  return `(?<![A-Za-z0-9._%+-])${anyCase(login)}(?![A-Za-z0-9-])`;
}

export function phonePattern(phone: string): string {
  const digits = [...phone.slice(1)].join('[\\s\u00a0()-]*');
  return `(?<![0-9])(?:\\+?[78][\\s\u00a0()-]*)?${digits}(?![0-9])`;
}

/** Matches a text in upper and lower case and with ё as е. */
function anyCase(text: string): string {
  const letter = (char: string) => {
    if (/[её]/i.test(char)) return '[ЕеЁё]';
    if (/\p{L}/u.test(char)) return `[${char.toUpperCase()}${char.toLowerCase()}]`;
    return /\s/.test(char) ? GAP : char.replace(/[^0-9]/, '\\$&');
  };
  return [...text].map(letter).join('');
}
