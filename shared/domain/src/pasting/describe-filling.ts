import { countOf } from '../format/number.ts';

/** What became of the cells of a block. */
interface Filling {
  readonly filledCount: number;
  /** What a single field has to say: «Каска: 12 → 15, кратно 5». */
  readonly remarks: readonly string[];
  readonly blankCount: number;
  readonly excessCount: number;
  readonly isNarrowed: boolean;
}

/** More would be read by nobody. */
const REMARKS = 3;

/** Says how many fields have been filled, and of every cell that is in none of them that it is not. */
export function describeFilling(filling: Filling): string {
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
