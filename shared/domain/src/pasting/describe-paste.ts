import { countOf } from '../format/number.ts';

/** Counts of what happened to the cells of a pasted block. */
interface Filling {
  readonly filledCount: number;
  /** Notes of single fields: «Каска: 12 → 15, кратно 5». */
  readonly remarks: readonly string[];
  readonly blankCount: number;
  readonly excessCount: number;
  readonly isNarrowed: boolean;
}

/** The message lists this many notes; nobody reads more. */
const REMARKS = 3;

/** Describes in Russian how many fields a paste has filled, and which cells it has left out and why. */
export function describePaste(filling: Filling): string {
  const { filledCount, remarks, blankCount, excessCount, isNarrowed } = filling;
  const others = remarks.length - REMARKS;
  return [
    filledCount > 0
      ? `Заполнено: ${countOf(filledCount, 'поле', 'поля', 'полей')}`
      : 'Ничего не\u00a0вставлено',
    isNarrowed && 'Взят только столбец с\u00a0количеством',
    ...remarks.slice(0, REMARKS),
    others > 0 && `И\u00a0ещё ${countOf(others, 'замечание', 'замечания', 'замечаний')}`,
    blankCount > 0 && `Пропущено пустых: ${countOf(blankCount, 'ячейка', 'ячейки', 'ячеек')}`,
    excessCount > 0 && `Не\u00a0поместилось: ${countOf(excessCount, 'ячейка', 'ячейки', 'ячеек')}`,
  ]
    .filter(Boolean)
    .join('. ');
}
