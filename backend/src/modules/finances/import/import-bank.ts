import { ImportError } from './import-error.ts';
import { parseDay, parseSum, parseText } from './import-fields.ts';
import type { Line } from './import-lines.ts';

/** The first line of a bank statement in the exchange format of 1С. */
export const BANK_HEADER = '1CClientBankExchange';

/** A payment of a bank statement, in either direction. */
export interface BankDocument {
  readonly line: number;
  readonly number: string;
  /** Day of the payment order. */
  readonly on: string;
  /** Day of the debit or credit. */
  readonly bookedOn: string;
  readonly kopecks: number;
  readonly payer: BankParty;
  readonly payee: BankParty;
  readonly purpose: string;
  /** The accounts of the statement. */
  readonly accounts: ReadonlySet<string>;
}

interface BankParty {
  readonly name: string;
  readonly inn: string;
  readonly kpp: string;
  readonly account: string;
}

const sectionOf = { КонецДокумента: 'СекцияДокумент', КонецРасчСчет: 'СекцияРасчСчет' } as const;

type Fields = Map<string, { readonly value: string; readonly line: number }>;

/**
 * Yields the documents of a file in the format `1CClientBankExchange`. Throws `ImportError` for an unclosed section, a
 * missing or invalid field, or a truncated file.
 */
export async function* readBankDocuments(lines: AsyncIterable<Line>): AsyncGenerator<BankDocument> {
  const accounts = new Set<string>();
  let section: { readonly name: string; readonly line: number; readonly fields: Fields } | null = null;
  let isOver = false;
  let last = 0;
  for await (const { number, text } of lines) {
    last = number;
    const line = text.trim();
    if (number === 1 && line.replace('\ufeff', '') !== BANK_HEADER)
      throw new ImportError(1, `это не выписка: файл должен начинаться со строки «${BANK_HEADER}»`);
    if (number === 1 || line === '' || line === '\x1a') continue;
    if (isOver) throw new ImportError(number, 'после строки «КонецФайла» есть ещё данные');
    const [key, value] = splitField(line);
    if (key === 'СекцияДокумент' || key === 'СекцияРасчСчет') {
      if (section !== null) throw unclosed(section, number);
      section = { name: key, line: number, fields: new Map() };
    } else if (key === 'КонецДокумента' || key === 'КонецРасчСчет') {
      if (section?.name !== sectionOf[key]) throw new ImportError(number, `«${key}» без начала секции`);
      if (key === 'КонецДокумента') yield describe(section.fields, section.line, accounts);
      section = null;
    } else if (key === 'КонецФайла') {
      if (section !== null) throw unclosed(section, number);
      isOver = true;
    } else {
      if (key === 'РасчСчет' && value) accounts.add(value);
      if (section !== null) addField(section.fields, key, value, number);
    }
  }
  if (section !== null) throw unclosed(section, last);
  if (last === 0) throw new ImportError(null, 'Файл пуст');
  if (!isOver) throw new ImportError(last, 'файл обрывается: нет строки «КонецФайла»');
}

function splitField(line: string): readonly [key: string, value: string | null] {
  const at = line.indexOf('=');
  return at === -1 ? [line, null] : [line.slice(0, at).trim(), line.slice(at + 1).trim()];
}

function addField(fields: Fields, key: string, value: string | null, line: number): void {
  if (value !== null && /^\p{L}[\p{L}\d]*$/u.test(key)) {
    fields.set(key, { value, line });
    return;
  }
  // The purpose may continue on the next line.
  const [lastKey, lastField] = [...fields].at(-1) ?? [];
  if (lastKey === undefined || lastField === undefined || !lastKey.startsWith('НазначениеПлатежа'))
    throw new ImportError(line, 'не поле: ожидается «Имя=Значение»');
  const more = value === null ? key : `${key}=${value}`;
  fields.set(lastKey, { ...lastField, value: `${lastField.value} ${more}` });
}

function unclosed({ name, line }: { readonly name: string; readonly line: number }, at: number): ImportError {
  return new ImportError(at, `секция «${name}», начатая в строке ${line}, не закрыта`);
}

function describe(fields: Fields, line: number, accounts: ReadonlySet<string>): BankDocument {
  const value = (key: string) => fields.get(key)?.value ?? '';
  const at = (key: string) => fields.get(key)?.line ?? line;
  const party = (side: 'Плательщик' | 'Получатель'): BankParty => ({
    name: value(side) || value(`${side}1`),
    inn: value(`${side}ИНН`),
    kpp: value(`${side}КПП`),
    account: value(`${side}Счет`) || value(`${side}РасчСчет`),
  });
  const purpose = [
    value('НазначениеПлатежа'),
    ...[1, 2, 3, 4, 5, 6].map((part) => value(`НазначениеПлатежа${part}`)),
  ];
  const on = parseDay(value('Дата'), 'Дата', at('Дата'));
  const booked = value('ДатаПоступило') ? 'ДатаПоступило' : value('ДатаСписано') ? 'ДатаСписано' : 'Дата';
  return {
    line,
    number: parseText(value('Номер'), 'Номер', at('Номер'), 50),
    on,
    bookedOn: parseDay(value(booked), booked, at(booked)),
    kopecks: parseSum(value('Сумма'), 'Сумма', at('Сумма')),
    payer: party('Плательщик'),
    payee: party('Получатель'),
    purpose: [...new Set(purpose.filter(Boolean))].join(' ').slice(0, 2000),
    accounts,
  };
}
