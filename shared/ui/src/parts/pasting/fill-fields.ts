import { describeFilling } from '@shop/domain/pasting/describe-filling';
import { type FieldGrid, type Placement, placeBlock } from '@shop/domain/pasting/place-block';
import { readBlock } from '@shop/domain/pasting/read-block';
import { toast } from '../../core/toaster/toast.ts';

/** A quantity, and what became of it: «12 → 15, кратно 5»; or why the text is none. */
type Reading = { readonly quantity: number; readonly note?: string } | { readonly problem: string };

export interface FilledField<Field> {
  readonly field: Field;
  readonly quantity: number;
  readonly note?: string;
}

/** The fields of a screen and what lies behind them, those out of sight included. */
export interface PasteTarget<Field> {
  readonly grid: FieldGrid<Field>;
  readonly nameOf: (field: Field) => string;
  /** Reads a cell as if it had been typed into the field. */
  readonly read: (field: Field, cell: string) => Reading;
  /** What is wanted of it now; undefined where it is gone. */
  readonly quantityOf: (field: Field) => number | undefined;
  /** Sets all of them in one go. */
  readonly fill: (filled: readonly FilledField<Field>[]) => void;
}

/** Long enough to read what was not taken, and to look it up in the spreadsheet. */
const LOSS_MS = 60_000;
const FILLED_MS = 15_000;
/** Of a cell that is no quantity, so many letters are repeated. */
const SHOWN_LETTERS = 20;
const SEVERAL_COLUMNS =
  'Ничего не\u00a0вставлено: в\u00a0скопированном несколько столбцов с\u00a0числами. Скопируйте только столбец с\u00a0количеством.';

/** The message on the last block: the next one takes its place, so that there is one «Отменить». */
let shown = 0;

/**
 * Puts a pasted block into quantities, from one field on. A cell that is blank or no quantity leaves its field as it is.
 * Says what became of all of them, with the way back.
 */
export function fillFields<Field>(block: string, from: Field, target: PasteTarget<Field>): void {
  const placement = placeBlock(readBlock(block), target.grid, from);
  if (!placement) {
    toast.danger(SEVERAL_COLUMNS, { durationMs: LOSS_MS });
    return;
  }
  const { filled, remarks, refusedCount } = readCells(placement, target);
  const before = filled.map(({ field }) => target.quantityOf(field));
  if (filled.length > 0) target.fill(filled);
  const isLoss = refusedCount + placement.excessCount > 0 || filled.length === 0;
  const undo = { label: 'Отменить', onClick: () => restore(target, filled, before) };
  toast.dismiss(shown);
  shown = toast(describeFilling({ ...placement, filledCount: filled.length, remarks }), {
    durationMs: isLoss || placement.blankCount > 0 || remarks.length > 0 ? LOSS_MS : FILLED_MS,
    ...(isLoss && { tone: 'danger' }),
    ...(filled.length > 0 && { action: undo }),
  });
}

function readCells<Field>({ placed }: Placement<Field>, { nameOf, read }: PasteTarget<Field>) {
  const filled: FilledField<Field>[] = [];
  const remarks: string[] = [];
  for (const { field, cell } of placed) {
    const reading = read(field, cell);
    const remark = 'problem' in reading ? whyNot(cell, reading.problem) : reading.note;
    if (remark) remarks.push(`${nameOf(field)}: ${remark}`);
    if ('quantity' in reading) filled.push({ field, ...reading });
  }
  return { filled, remarks, refusedCount: placed.length - filled.length };
}

/** «много» не вставлено (введите число) */
function whyNot(cell: string, problem: string): string {
  const shown = cell.length > SHOWN_LETTERS ? `${cell.slice(0, SHOWN_LETTERS)}…` : cell;
  return `«${shown}» не\u00a0вставлено (${problem.charAt(0).toLowerCase()}${problem.slice(1)})`;
}

/** Puts back what stood there before, but for what has been changed since. */
function restore<Field>(
  { quantityOf, fill }: PasteTarget<Field>,
  filled: readonly FilledField<Field>[],
  before: readonly (number | undefined)[],
): void {
  const restored = filled.flatMap(({ field, quantity }, at) => {
    const earlier = before[at];
    return earlier === undefined || quantityOf(field) !== quantity ? [] : { field, quantity: earlier };
  });
  if (restored.length > 0) fill(restored);
}
