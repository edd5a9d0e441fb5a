import type { ImportReport } from './import-catalog.ts';
import type { Changes } from './merge.ts';

const SHOWN_PICTURES = 5;

/** What an import did, for a person to read. */
export function describeReport(report: ImportReport): readonly string[] {
  const { read, missingPictures } = report;
  const lines = report.isUnchanged
    ? [`Прочитано товаров: ${read.products}, предложений: ${read.offers}. Изменений нет.`]
    : [
        `Прочитано товаров: ${read.products}, предложений: ${read.offers}.`,
        describe('Товары', report.products),
        describe('Предложения', report.offers),
        describe('Цены', report.prices),
        describe('Остатки', report.stocks),
        `Разделы, свойства и их значения: изменено ${report.others}`,
      ];
  if (missingPictures.length === 0) return lines;
  const shown = missingPictures.slice(0, SHOWN_PICTURES).join(', ');
  const more =
    missingPictures.length > SHOWN_PICTURES ? ` и ещё ${missingPictures.length - SHOWN_PICTURES}` : '';
  return [...lines, `Картинки не найдены или не читаются, товары загружены без них: ${shown}${more}`];
}

function describe(noun: string, { added, changed, removed }: Changes): string {
  return `${noun}: добавлено ${added}, изменено ${changed}, снято ${removed}`;
}
