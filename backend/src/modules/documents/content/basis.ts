import { formatDay } from '@shop/domain/format/date';
import type { DocumentContent } from './document-content.ts';

/** The basis of a sale: «договор поставки № 17 от 12.01.2026, заказ № ЗК-2026-00017 от 21.11.2026». */
export function basisOf({ contract, order }: Pick<DocumentContent, 'contract' | 'order'>): string {
  const ordered = `заказ № ${order.number} от ${formatDay(order.placedOn)}`;
  if (contract === null) return ordered;
  return `договор поставки № ${contract.number} от ${formatDay(contract.signedOn)}, ${ordered}`;
}
