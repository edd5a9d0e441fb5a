import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type {
  ImportCounts,
  ImportLine,
  ImportOutcome,
  ImportPreview,
} from '@shop/contracts/office/import-preview';
import type { SettingField } from '@shop/contracts/office/setting-fields';
import { countOf } from '@shop/domain/format/number';
import { Conflict, Validation } from '../../errors/errors.ts';
import type { TextSheet } from '../reading/sheet.ts';
import type { Fields, FileTable, RowChange } from './file-table.ts';
import { readFileRows } from './read-columns.ts';
import { cellsOf } from './row-cells.ts';

/** A row of a file with its outcome. */
interface PlannedLine<Row> {
  readonly at: number;
  readonly name: string;
  readonly outcome: ImportOutcome;
  /** Null for a refused row. */
  readonly change: RowChange<Row> | null;
  readonly reason: string;
}

export interface ImportPlan<Row> {
  readonly columns: readonly SettingField[];
  readonly lines: readonly PlannedLine<Row>[];
  readonly digest: string;
}

/** Finds out what a file would do. Changes nothing. Throws `Validation` at `file` for one without the right columns. */
export async function planImport<Row>(
  table: FileTable<Row>,
  sheets: readonly TextSheet[],
): Promise<ImportPlan<Row>> {
  const seen = new Map<string, number>();
  const lines: PlannedLine<Row>[] = [];
  // One after the other: they may share a connection.
  for (const { row: at, typed } of readFileRows(table, sheets))
    lines.push({ at, name: table.nameOf(typed), ...(await planRow(table, { at, typed, seen })) });
  return { columns: table.columns, lines, digest: digestOf(table, lines) };
}

interface ToPlan {
  readonly at: number;
  readonly typed: Fields;
  /** Rows of the file by the key that they are stored under. */
  readonly seen: Map<string, number>;
}

async function planRow<Row>(
  table: FileTable<Row>,
  { at, typed, seen }: ToPlan,
): Promise<Pick<PlannedLine<Row>, 'outcome' | 'change' | 'reason'>> {
  try {
    const change = await table.change(typed);
    const earlier = seen.get(change.key);
    if (earlier !== undefined)
      throw new Validation(`Эта строка уже есть в\u00a0файле, в\u00a0строке ${earlier}`);
    seen.set(change.key, at);
    return { outcome: outcomeOf(change), change, reason: '' };
  } catch (error) {
    if (!(error instanceof Validation)) throw error;
    return { outcome: 'refused', change: null, reason: reasonOf(table.columns, error) };
  }
}

function outcomeOf({ before, after }: RowChange<unknown>): ImportOutcome {
  if (before === null) return 'added';
  return isDeepStrictEqual(before, after) ? 'same' : 'changed';
}

/** The message with the title of its column, which some messages begin with already. */
function reasonOf(columns: readonly SettingField[], { field, message }: Validation): string {
  const title = columns.find(({ name }) => name === field)?.title;
  const isNamed = title !== undefined && message.startsWith(`${title.split(',')[0]}:`);
  return title === undefined || isNamed ? message : `${title}: ${message}`;
}

/**
 * The rows of a plan that have to be stored. Throws `Conflict` if it would do anything else than the preview with this
 * digest has said, `Validation` at `file` while rows are refused.
 */
export function approvePlan<Row>({ lines, digest }: ImportPlan<Row>, previewed: string): RowChange<Row>[] {
  if (digest !== previewed)
    throw new Conflict(
      'Данные магазина или файл изменились после проверки. Проверьте файл ещё раз',
      'digest',
    );
  const { refused } = countOutcomes(lines);
  if (refused > 0)
    throw new Validation(
      `${countOf(refused, 'строка', 'строки', 'строк')} с\u00a0ошибками. Исправьте их и\u00a0загрузите файл ещё раз`,
      'file',
    );
  return lines.flatMap(({ outcome, change }) => (change === null || outcome === 'same' ? [] : [change]));
}

/** More rows are counted, not listed: those with errors stay the longest. */
const LISTED_ROWS = 1000;
const order: readonly ImportOutcome[] = ['refused', 'changed', 'added', 'same'];

/** Presents a plan to the one who decides about it. */
export function presentPlan({ columns, lines, digest }: ImportPlan<unknown>): ImportPreview {
  const sorted = order.flatMap((wanted) => lines.filter(({ outcome }) => outcome === wanted));
  return {
    digest,
    counts: countOutcomes(lines),
    lines: sorted
      .slice(0, LISTED_ROWS)
      .sort((one, other) => one.at - other.at)
      .map(({ at, name, outcome, change, reason }) => ({
        ...{ row: at, name, outcome, reason },
        changes: change?.before ? changesOf(columns, change.before, change.after) : [],
      })),
  };
}

export function countOutcomes(lines: readonly PlannedLine<unknown>[]): ImportCounts {
  const count = (wanted: ImportOutcome) => lines.filter(({ outcome }) => outcome === wanted).length;
  return {
    added: count('added'),
    changed: count('changed'),
    same: count('same'),
    refused: count('refused'),
  };
}

/** More letters of a text are not shown. */
const SHOWN_TEXT = 200;

/** The columns that differ, in words. */
export function changesOf(
  columns: readonly SettingField[],
  before: Fields,
  after: Fields,
): ImportLine['changes'] {
  const [former, latter] = [cellsOf(columns, before), cellsOf(columns, after)];
  return columns.flatMap(({ title }, at) =>
    former[at] === latter[at]
      ? []
      : [
          {
            title,
            before: String(former[at]).slice(0, SHOWN_TEXT),
            after: String(latter[at]).slice(0, SHOWN_TEXT),
          },
        ],
  );
}

function digestOf({ name }: FileTable<unknown>, lines: readonly PlannedLine<unknown>[]): string {
  const outcomes = lines.map(({ at, outcome, change, reason }) => [
    at,
    outcome,
    reason,
    change?.before,
    change?.after,
  ]);
  return createHash('sha256')
    .update(JSON.stringify([name, outcomes]))
    .digest('hex');
}
