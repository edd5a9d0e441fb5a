import { allRights, type Right } from '@shop/contracts/account/permissions';
import { APPEAL_STATUS_NAMES } from '@shop/contracts/support/appeal-rules';
import { countOf } from '@shop/domain/format/number';
import { formatPhone } from '@shop/domain/format/phone';

/** The stored details of an action. An earlier release may have written them, so any field may be missing. */
export type Details = Readonly<Record<string, unknown>>;

/** The parts of a line. */
type Parts = readonly string[];

/** Returns the formatted word or number, or no part when there is none. */
export function text(value: unknown, format: (value: string) => string = (word) => word): Parts {
  if (typeof value === 'number') return [format(String(value))];
  return typeof value === 'string' && value !== '' ? [format(value)] : [];
}

export function numbered({ number }: Details): Parts {
  return text(number, (known) => `№\u00a0${known}`);
}

export function count(value: unknown, forms: readonly [one: string, few: string, many: string]): Parts {
  return typeof value === 'number' ? [countOf(value, ...forms)] : [];
}

/** Example: «статус: Решено». */
export function appealStatusOf({ status }: Details): Parts {
  const names: Readonly<Record<string, string>> = APPEAL_STATUS_NAMES;
  return text(status, (known) => `статус: ${names[known] ?? known}`);
}

/** Example: «Анна Петрова, anna@romashka.example». */
export function person({ name, email }: Details): Parts {
  return [...text(name), ...text(email)];
}

/** Example: «ООО «Ромашка», ИНН 5401234567». */
export function company({ name, inn }: Details): Parts {
  return [...text(name), ...text(inn, (known) => `ИНН\u00a0${known}`)];
}

/** Example: «Василёк, Химки, Заводская ул., 1». */
export function place({ name, address }: Details): Parts {
  return [...text(name), ...text(address)];
}

const FIELDS: Readonly<Record<string, string>> = {
  name: 'имя',
  lastName: 'фамилия',
  secondName: 'отчество',
  phone: 'телефон',
  email: 'почта',
  login: 'почта',
  workPosition: 'должность',
  title: 'название',
  address: 'адрес',
  contactName: 'контактное лицо',
  contactPhone: 'телефон',
  workingHours: 'часы работы',
  role: 'роль',
  active: 'доступ',
};

/** Example: «изменено: имя, телефон». The details hold either a list of fields or the values before and after. */
export function changedFields({ fields, was, now }: Details): Parts {
  if (Array.isArray(fields)) return describeFields(fields.map((field) => [String(field)]));
  if (!isRecord(was) || !isRecord(now)) return [];
  const changed = Object.keys(now).filter(
    (field) => JSON.stringify(now[field]) !== JSON.stringify(was[field]),
  );
  return describeFields(changed.map((field) => [field, was[field], now[field]]));
}

function describeFields(changes: readonly (readonly [field: string, was?: unknown, now?: unknown])[]): Parts {
  return changes.flatMap(([field, was, now]) => {
    const known = FIELDS[field];
    if (known === undefined) return [];
    const [before, after] = [was, now].map((value) => describeValue(field, value));
    return before === undefined || after === undefined ? [known] : [`${known}: ${before} → ${after}`];
  });
}

function describeValue(field: string, value: unknown): string | undefined {
  if (typeof value !== 'string' && value !== null) return undefined;
  if (value === null || value === '') return '—';
  return field === 'phone' || field === 'contactPhone' ? formatPhone(value) : value;
}

const RIGHTS: Readonly<Record<Right, string>> = {
  prices: 'цены',
  order: 'заказы',
  finances: 'финансы',
  documents: 'документы',
  company: 'компания',
  appeals: 'обращения',
};

/** Examples: «администратор», «права: цены, заказы». */
export function rightsGiven({ isAdmin, rights }: Details): Parts {
  if (isAdmin === true) return ['администратор'];
  if (!Array.isArray(rights)) return [];
  const given = allRights.filter((right) => rights.includes(right)).map((right) => RIGHTS[right]);
  return given.length === 0 ? ['без\u00a0прав'] : [`права: ${given.join(', ')}`];
}

/** Examples: «было: права: цены», «стало: администратор». */
export function rightsChange({ was, now }: Details): Parts {
  const describe = (word: string, rights: unknown) =>
    isRecord(rights) ? rightsGiven(rights).map((given) => `${word} ${given.replace(/^права: /, '')}`) : [];
  return [...describe('было:', was), ...describe('стало:', now)];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
