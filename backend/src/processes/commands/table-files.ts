import { createWriteStream, existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  IMPORT_FILE_BYTES,
  type ImportCounts,
  type ImportPreview,
} from '@shop/contracts/office/import-preview';
import type { Db } from '../../platform/database/database.ts';
import { transact } from '../../platform/database/transact.ts';
import { Validation } from '../../platform/errors/errors.ts';
import type { ProducedFile } from '../../platform/files/file-tickets.ts';
import type { FileTable, PreviewedFile } from '../../platform/files/importing/file-table.ts';
import { TOO_LARGE } from '../../platform/files/importing/imported-file.ts';
import { planImport, presentPlan } from '../../platform/files/importing/plan-import.ts';
import { readFile } from '../../platform/files/reading/read-file.ts';
import { printFacts } from './print-facts.ts';
import { typedPath } from './typed-path.ts';

/** Throws `Validation` for a name that says no format. */
export function formatOf(file: string): 'xlsx' | 'csv' {
  const extension = path.extname(file).toLowerCase();
  if (extension === '.xlsx') return 'xlsx';
  if (extension === '.csv') return 'csv';
  throw new Validation('Файл должен называться .xlsx или .csv');
}

export async function writeTable(file: string, { content }: ProducedFile): Promise<void> {
  await pipeline(Readable.from(content), createWriteStream(typedPath(file)));
  console.log(`Записано: ${file}`);
}

export interface ImportOptions {
  /** Only says what would change. */
  readonly check?: true;
  readonly json?: true;
}

interface Import {
  open(db: Db): Promise<FileTable<unknown>>;
  save(db: Db, previewed: PreviewedFile): Promise<ImportCounts>;
}

/** Imports a file, all rows or none, and prints what each row does. Refused rows end the command with 1. */
export async function importTable(
  db: Db,
  file: string,
  { check, json }: ImportOptions,
  { open, save }: Import,
): Promise<void> {
  const sheets = await readFile(readBytes(typedPath(file)), 'text');
  const preview = await transact(db, async (tx) => {
    const plan = presentPlan(await planImport(await open(tx), sheets));
    if (!check && plan.counts.refused === 0) await save(tx, { sheets, digest: plan.digest });
    return plan;
  });
  printFacts(json, preview, describe(preview, check === true));
  if (preview.counts.refused > 0) process.exitCode = 1;
}

function readBytes(file: string): Buffer {
  if (!existsSync(file)) throw new Validation(`Файла ${file} нет`);
  if (statSync(file).size > IMPORT_FILE_BYTES) throw new Validation(TOO_LARGE);
  return readFileSync(file);
}

const marks = { added: '+', changed: '~', same: '=', refused: '!' } as const;

function describe({ lines, counts }: ImportPreview, isCheck: boolean): readonly string[] {
  const shown = lines
    .filter(({ outcome }) => outcome !== 'same')
    .map(({ row, name, outcome, changes, reason }) => {
      const words = changes.map(({ title, before, after }) => `${title}: ${before} → ${after}`).join('; ');
      return `${marks[outcome]} строка ${row}, ${name}${reason || words ? `: ${reason || words}` : ''}`;
    });
  const rest = counts.refused + counts.changed + counts.added - shown.length;
  const total = `новых ${counts.added}, изменено ${counts.changed}, без изменений ${counts.same}, с\u00a0ошибками ${counts.refused}`;
  const result =
    counts.refused > 0
      ? 'Не\u00a0загружено: исправьте строки с\u00a0ошибками'
      : isCheck
        ? 'Проверено, ничего не\u00a0изменено'
        : 'Загружено';
  return [...shown, ...(rest > 0 ? [`И\u00a0ещё строк: ${rest}`] : []), `${result}: ${total}`];
}
