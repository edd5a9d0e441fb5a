import type { Changes } from './changes.ts';
import type { ImportReport } from './import-catalog.ts';

const SHOWN_FILES = 5;

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
  if (missingFiles.length === 0) return lines;
  const shown = missingFiles.slice(0, SHOWN_FILES).join(', ');
  const more = missingFiles.length > SHOWN_FILES ? ` и ещё ${missingFiles.length - SHOWN_FILES}` : '';
  return [...lines, `Файлы не найдены или не читаются, товары загружены без них: ${shown}${more}`];
}

function describe(noun: string, { added, changed, removed }: Changes): string {
  return `${noun}: добавлено ${added}, изменено ${changed}, снято ${removed}`;
}
