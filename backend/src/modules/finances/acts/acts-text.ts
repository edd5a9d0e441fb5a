import { LEDGER_KIND_NAMES, type LedgerKind } from '@shop/contracts/finances/finances';
import { formatDay } from '@shop/domain/format/date';
import { amountInWords, LARGEST_SUM_KOPECKS } from '../../../platform/pdf/amount-in-words.ts';
import { formatSum } from '../../../platform/pdf/format.ts';
import type { ActContent } from './acts-content.ts';

/** The title of a document in an act: «Отгрузка (УПД-2026-00012)», «Оплата № 17». */
export function lineTitle(kind: LedgerKind, number: string): string {
  const name = LEDGER_KIND_NAMES[kind];
  return number.startsWith('УПД') ? `${name} (${number})` : `${name} № ${number}`;
}

/** «Акт сверки взаимных расчётов № АС-2026-00001» */
export function actTitle(number: string): string {
  return `Акт сверки взаимных расчётов № ${number}`;
}

/** «за период с 01.07.2026 по 30.09.2026» */
export function actPeriod({ periodFrom, periodTo }: Pick<ActContent, 'periodFrom' | 'periodTo'>): string {
  return `за период с ${formatDay(periodFrom)} по ${formatDay(periodTo)}`;
}

/** «между ООО «Спецоснова» и ООО «Ромашка» по договору № 17 от 12.01.2026» */
export function actParties({ seller, buyer, contract }: ActContent): string {
  const base =
    contract === null
      ? 'по всем договорам'
      : `по договору № ${contract.number} от ${formatDay(contract.signedOn)}`;
  return `между ${seller.name} (ИНН ${seller.inn}) и ${buyer.name} (ИНН ${buyer.inn}) ${base}`;
}

/** «На 30.09.2026 задолженность в пользу ООО «Спецоснова» 131 586,45 руб. (Сто тридцать одна тысяча …)» */
export function whoOwesWhom({ seller, buyer, periodTo, closingKopecks }: ActContent): string {
  const on = `На ${formatDay(periodTo)} задолженность`;
  if (closingKopecks === 0) return `${on} отсутствует`;
  const sum = Math.abs(closingKopecks);
  const creditor = closingKopecks > 0 ? seller.name : buyer.name;
  const words = sum > LARGEST_SUM_KOPECKS ? '' : ` (${amountInWords(sum)})`;
  return `${on} в пользу ${creditor} ${formatSum(sum)} руб.${words}`;
}
