import {
  columnKind,
  type parseFile,
  QUICK_ORDER_LINES_MAX,
  QUICK_ORDER_PAGE_SIZE,
} from '@shop/contracts/basket-order/quick-order';
import type { WireAnswer } from '@shop/contracts/platform/call';
import { type Columns, guessColumns } from '@shop/domain/columns/guess-columns';
import * as v from 'valibot';
import type { Actor } from '../../platform/actor/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { Validation } from '../../platform/errors/errors.ts';
import type { TextSheet } from '../../platform/files/reading/sheet.ts';
import { MAX_COLUMNS, tooManyRows } from '../../platform/files/reading/sheet-limits.ts';
import { clampPage } from '../../platform/http/paging.ts';
import { extractLines } from './columns/extract-lines.ts';
import type { OrderFile } from './files.repository.ts';
import { type Catalogue, checkLines } from './matching/check-lines.ts';

/** The choices by which the user corrects how a file was read. */
export interface Choice {
  readonly sheet?: string | undefined;
  readonly columns?: string | undefined;
  readonly firstRow?: string | undefined;
}

const SAMPLES = 3;
const SAMPLE_LENGTH = 100;

/** Presents one page of a file's lines, checked, with its sheets and the columns as guessed or chosen. */
export async function presentFile(
  db: Db,
  actor: Actor,
  catalogue: Catalogue,
  { code, name, sheets }: OrderFile,
  { page, ...choice }: Choice & { readonly page: number },
): Promise<WireAnswer<typeof parseFile>> {
  const sheet = chooseSheet(sheets, choice.sheet);
  const guessed = guessColumns(sheet.rows, catalogue.directory);
  const columns = chooseColumns(guessed, choice);
  const lines = extractLines(sheet.rows, columns);
  if (lines.length > QUICK_ORDER_LINES_MAX) throw new Validation(tooManyRows(lines.length).message, 'file');
  const { offset, pageNavigation } = clampPage(
    { page: Math.max(1, page), pageSize: QUICK_ORDER_PAGE_SIZE },
    lines.length,
  );
  const range = [offset, Math.min(lines.length, offset + QUICK_ORDER_PAGE_SIZE)] as const;
  return {
    code,
    fileName: name,
    sheets: sheets.map((one) => one.name),
    sheet: sheet.name,
    columns: columns.kinds.map((kind, index) => ({
      kind,
      title: (sheet.rows[columns.firstRow - 2]?.[index] ?? '').slice(0, SAMPLE_LENGTH),
      samples: samplesOf(sheet, columns, index),
    })),
    firstRow: columns.firstRow,
    lines: await checkLines(db, actor, catalogue, lines, range),
    pageNavigation,
  };
}

function chooseSheet(sheets: readonly TextSheet[], name: string | undefined): TextSheet {
  const found = name === undefined || name === '' ? sheets[0] : sheets.find((sheet) => sheet.name === name);
  if (found === undefined) throw new Validation('Такого листа в файле нет', 'sheet');
  return found;
}

const kindList = v.pipe(v.string(), v.parseJson(), v.array(columnKind), v.maxLength(MAX_COLUMNS));

/** Without a choice the guessed columns stay; in a choice, columns without a kind are ignored. */
function chooseColumns(guessed: Columns, { columns, firstRow }: Choice): Columns {
  const kinds =
    columns === undefined || columns === '' ? guessed.kinds : readKinds(columns, guessed.kinds.length);
  return { kinds, firstRow: firstRow ? Math.max(1, Number(firstRow)) : guessed.firstRow };
}

function readKinds(text: string, width: number): Columns['kinds'] {
  const parsed = v.safeParse(kindList, text);
  if (!parsed.success) throw new Validation('Столбцы указаны неверно', 'columns');
  const kinds = Array.from({ length: width }, (_, index) => parsed.output[index] ?? 'ignored');
  for (const [kind, name] of [
    ['article', 'артикулом'],
    ['quantity', 'количеством'],
    ['name', 'наименованием'],
  ] as const)
    if (kinds.filter((one) => one === kind).length > 1)
      throw new Validation(`Столбец с ${name} должен быть один`, 'columns');
  if (!kinds.includes('article') && !kinds.includes('name'))
    throw new Validation('Укажите столбец с артикулом или наименованием', 'columns');
  return kinds;
}

function samplesOf({ rows }: TextSheet, { firstRow }: Columns, index: number): string[] {
  const samples: string[] = [];
  for (let row = firstRow - 1; row < rows.length && samples.length < SAMPLES; row += 1) {
    const value = rows[row]?.[index] ?? '';
    if (value !== '') samples.push(value.slice(0, SAMPLE_LENGTH));
  }
  return samples;
}
