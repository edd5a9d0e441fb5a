import type { Changes } from '../merging/changes.ts';
import type { ImportProblem } from '../staging/problems.ts';

/** Counts of the rows that an import has changed. */
export interface MergeReport {
  readonly isUnchanged: boolean;
  readonly read: { readonly products: number; readonly offers: number };
  readonly products: Changes;
  readonly offers: Changes;
  readonly prices: Changes;
  readonly stocks: Changes;
  /** Pictures besides the main ones, and documents. */
  readonly files: Changes;
  /** Sections, properties, price types, warehouses and barcodes, and values of properties. */
  readonly others: number;
  /**
   * Pictures and documents that products name but are missing or unreadable; the products are imported without them.
   */
  readonly missingFiles: readonly string[];
}

export interface ImportReport extends MergeReport {
  /** The first problems; `problemCount` counts all. */
  readonly problems: readonly ImportProblem[];
  readonly problemCount: number;
  /** Records that wait for another one, and offers that have got what they waited for. */
  readonly parked: number;
  readonly unparked: number;
}

const SHOWN_FILES = 5;
const SHOWN_PROBLEMS = 20;

/** The result of an import, for a person to read. */
export function describeReport(report: ImportReport): readonly string[] {
  const { read, missingFiles } = report;
  const lines = report.isUnchanged
    ? [`Прочитано товаров: ${read.products}, предложений: ${read.offers}. Изменений нет.`]
    : [
        `Прочитано товаров: ${read.products}, предложений: ${read.offers}.`,
        describe('Товары', report.products),
        describe('Предложения', report.offers),
        describe('Цены', report.prices),
        describe('Остатки', report.stocks),
        describe('Дополнительные картинки и документы', report.files),
        `Разделы, свойства и их значения: изменено ${report.others}`,
      ];
  return [
    ...lines,
    ...describeWaiting(report),
    ...describeMissing(missingFiles),
    ...describeProblems(report.problems, report.problemCount),
  ];
}

/** Problems with file, line, reason and the goods they belong to; the first twenty, and how many more there are. */
export function describeProblems(problems: readonly ImportProblem[], count: number): readonly string[] {
  if (count === 0) return [];
  const shown = problems.slice(0, SHOWN_PROBLEMS).map(({ file, line, reason, id, name }) => {
    const owner = [name === '' ? '' : `«${name}»`, id === '' ? '' : `Ид ${id}`].filter((part) => part !== '');
    return `  ${file}, строка ${line}: ${reason}${owner.length === 0 ? '' : ` (${owner.join(', ')})`}`;
  });
  const more = count > shown.length ? [`  … и ещё ${count - shown.length}`] : [];
  return [`Отложено: ${count}`, ...shown, ...more];
}

function describeWaiting({ parked, unparked }: ImportReport): readonly string[] {
  return [
    ...(unparked === 0 ? [] : [`Дождались своих товаров и загружены: ${unparked}`]),
    ...(parked === 0 ? [] : [`Ждут товаров, которых ещё нет в каталоге: ${parked}`]),
  ];
}

function describeMissing(missingFiles: readonly string[]): readonly string[] {
  if (missingFiles.length === 0) return [];
  const shown = missingFiles.slice(0, SHOWN_FILES).join(', ');
  const more = missingFiles.length > SHOWN_FILES ? ` и ещё ${missingFiles.length - SHOWN_FILES}` : '';
  return [`Файлы не найдены или не читаются, товары загружены без них: ${shown}${more}`];
}

function describe(noun: string, { added, changed, removed }: Changes): string {
  return `${noun}: добавлено ${added}, изменено ${changed}, снято ${removed}`;
}
