import { describePaste } from '@shop/domain/pasting/describe-paste';
import { type FieldGrid, type Placement, placeBlock } from '@shop/domain/pasting/place-block';
import { readBlock } from '@shop/domain/pasting/read-block';
import { toast } from '../../core/toaster/toast.ts';

/** A quantity and how it was corrected: «12 → 15, кратно 5»; or why the text is no quantity. */
type Reading = { readonly quantity: number; readonly note?: string } | { readonly problem: string };

export interface FilledField<Field> {
  readonly field: Field;
  readonly quantity: number;
  readonly note?: string;
}

/** The fields of a screen and their quantities, invisible ones included. */
export interface PasteTarget<Field> {
  readonly grid: FieldGrid<Field>;
  readonly nameOf: (field: Field) => string;
  /** Parses a cell as if it had been typed into the field. */
  readonly read: (field: Field, cell: string) => Reading;
  /** The current quantity; undefined if the field is gone. */
  readonly quantityOf: (field: Field) => number | undefined;
  /** Sets all quantities in one change. */
  readonly fill: (filled: readonly FilledField<Field>[]) => void;
}

/** Long enough to read the refused cells and to look them up in the spreadsheet. */
const LOSS_MS = 60_000;
const FILLED_MS = 15_000;
/** How many letters of an invalid cell are quoted. */
const SHOWN_LETTERS = 20;
const SEVERAL_COLUMNS =
  'Ничего не\u00a0вставлено: в\u00a0скопированном несколько столбцов с\u00a0числами. Скопируйте только столбец с\u00a0количеством.';

/** The message on the last block: the next one replaces it, so that there is one «Отменить». */
let shown = 0;

/**
 * Fills quantities with a pasted block, from one field on. A blank or invalid cell leaves its field unchanged. Reports
 * the result for all of them with an undo action.
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
  shown = toast(describePaste({ ...placement, filledCount: filled.length, remarks }), {
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

/** Restores the former quantities, except those changed since. */
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
