import type { LedgerKind } from '@shop/contracts/finances/finances';
import { ImportError } from './import-error.ts';
import { parseDay, parseSum, parseText } from './import-fields.ts';
import type { Line } from './import-lines.ts';

/** A document from accounting, as a line of a CSV file. */
export interface BookDocument {
  readonly line: number;
  readonly kind: LedgerKind;
  readonly number: string;
  readonly on: string;
  readonly dueOn: string | null;
  readonly inn: string;
  readonly kpp: string;
  /** Contract number; empty for the latest contract. */
  readonly contract: string;
  /** Negative for a correction that reduces the debt. */
  readonly kopecks: number;
  readonly comment: string;
}

const columns = {
  kind: ['вид', 'kind'],
  number: ['номер', 'number'],
  on: ['дата', 'date'],
  dueOn: ['срок оплаты', 'due'],
  inn: ['инн', 'inn'],
  kpp: ['кпп', 'kpp'],
  contract: ['договор', 'contract'],
  kopecks: ['сумма', 'sum'],
  comment: ['комментарий', 'comment'],
} as const;
type Column = keyof typeof columns;
const required: readonly Column[] = ['kind', 'number', 'on', 'inn', 'kopecks'];

const kinds: ReadonlyMap<string, LedgerKind> = new Map([
  ['отгрузка', 'shipment'],
  ['shipment', 'shipment'],
  ['оплата', 'payment'],
  ['payment', 'payment'],
  ['корректировка', 'correction'],
  ['correction', 'correction'],
  ['бонус', 'bonus'],
  ['bonus', 'bonus'],
]);

/**
 * Yields the documents of a CSV file with a header, separated by semicolons, tabs or commas. Throws `ImportError` for
 * an invalid line.
 */
export async function* readBookDocuments(lines: AsyncIterable<Line>): AsyncGenerator<BookDocument> {
  let head: ReadonlyMap<Column, number> | null = null;
  let delimiter = ';';
  let width = 0;
  for await (const { number, text } of lines) {
    if (text.trim() === '') continue;
    if (head === null) {
      const line = text.replace('\ufeff', '');
      delimiter = [';', '\t', ','].find((sign) => line.includes(sign)) ?? ';';
      const names = splitRow(line, delimiter, number);
      width = names.length;
      head = readHead(names, number);
      continue;
    }
    const cells = splitRow(text, delimiter, number);
    if (cells.length > width)
      throw new ImportError(number, `колонок больше, чем в заголовке: ${cells.length} вместо ${width}`);
    yield describe(cells, head, number);
  }
  if (head === null) throw new ImportError(null, 'Файл пуст');
}

function readHead(names: readonly string[], line: number): ReadonlyMap<Column, number> {
  const head = new Map<Column, number>();
  for (const [index, name] of names.entries()) {
    const column = (Object.keys(columns) as Column[]).find((key) =>
      (columns[key] as readonly string[]).includes(name.toLowerCase()),
    );
    if (column !== undefined) head.set(column, index);
  }
  const missing = required.filter((column) => !head.has(column)).map((column) => columns[column][0]);
  if (missing.length > 0)
    throw new ImportError(
      line,
      `это не выписка банка и не таблица документов: нет колонок ${missing.map((name) => `«${name}»`).join(', ')}`,
    );
  return head;
}

function describe(cells: readonly string[], head: ReadonlyMap<Column, number>, line: number): BookDocument {
  const cell = (column: Column) => cells[head.get(column) ?? -1] ?? '';
  const kind = kinds.get(cell('kind').toLowerCase());
  if (kind === undefined)
    throw new ImportError(line, `Вид: неизвестный документ «${cell('kind').slice(0, 40)}»`);
  const inn = cell('inn');
  if (!/^(\d{10}|\d{12})$/.test(inn)) throw new ImportError(line, `ИНН: нужно 10 или 12 цифр`);
  const on = parseDay(cell('on'), 'Дата', line);
  const dueOn = cell('dueOn') === '' ? null : parseDay(cell('dueOn'), 'Срок оплаты', line, true);
  if (dueOn !== null && dueOn < on) throw new ImportError(line, 'Срок оплаты раньше даты документа');
  return {
    line,
    kind,
    number: parseText(cell('number'), 'Номер', line, 50),
    on,
    dueOn,
    inn,
    kpp: cell('kpp'),
    contract: cell('contract'),
    kopecks: parseSum(cell('kopecks'), 'Сумма', line, kind === 'correction'),
    comment: cell('comment').slice(0, 2000),
  };
}

/** Splits a line into cells; «"a;b"» is one cell, and «""» in it a quote. */
function splitRow(text: string, delimiter: string, line: number): readonly string[] {
  const cells: string[] = [];
  for (let at = 0; at <= text.length; ) {
    if (text[at] !== '"') {
      const end = text.indexOf(delimiter, at);
      cells.push(text.slice(at, end === -1 ? undefined : end).trim());
      if (end === -1) break;
      at = end + 1;
      continue;
    }
    let end = text.indexOf('"', at + 1);
    while (end !== -1 && text[end + 1] === '"') end = text.indexOf('"', end + 2);
    if (end === -1) throw new ImportError(line, 'не закрыта кавычка');
    cells.push(
      text
        .slice(at + 1, end)
        .replaceAll('""', '"')
        .trim(),
    );
    if (end + 1 >= text.length) break;
    if (text[end + 1] !== delimiter) throw new ImportError(line, 'лишние знаки после кавычки');
    at = end + 2;
  }
  return cells;
}
