import { formatMoney } from '@shop/domain/format/money';
import type { OrderContent, OrderProposal, ProposedLine } from '../../../../modules/orders/orders.api.ts';
import { DocumentError } from '../documents/document-error.ts';
import type { OutsideDocument } from '../reading/outside-document.ts';
import type { DocumentContent, OutsideGoods } from './outside-goods.ts';

type ComparedOrder = Pick<OrderContent, 'deliveryKopecks'> & {
  readonly lines: readonly Pick<
    OrderContent['lines'][number],
    'position' | 'offerId' | 'priceKopecks' | 'article' | 'name' | 'measure' | 'vatPercent'
  >[];
};

/**
 * Builds the order as 1C wants it: goods keep their lines, at the same price first, and the others are new. Throws
 * `DocumentError` if the lines do not make the document's sum.
 */
export function buildProposal(
  order: ComparedOrder,
  { totalKopecks, plannedOn, currency, lines }: OutsideDocument,
  content: DocumentContent,
): OrderProposal {
  if (!/^(|RUB|RUR|руб\.?|643|₽)$/i.test(currency))
    throw new DocumentError(`Валюта «${currency}»: заказы магазина в\u00a0рублях`);
  // The sum is rounded line by line.
  const isSame = (sum: number) => totalKopecks === null || Math.abs(sum - totalKopecks) <= lines.length;
  // Some configurations send no services: then the sum has the delivery, and no line.
  const isDeliveryHidden =
    content.deliveryKopecks === null &&
    order.deliveryKopecks > 0 &&
    totalKopecks !== null &&
    isSame(content.totalKopecks + order.deliveryKopecks);
  if (!isDeliveryHidden && !isSame(content.totalKopecks))
    throw new DocumentError(
      `Сумма документа ${formatMoney(totalKopecks ?? 0)}, а\u00a0строк\u00a0— ${formatMoney(content.totalKopecks)}`,
    );
  const deliveryKopecks = content.deliveryKopecks ?? (isDeliveryHidden ? null : 0);
  return { lines: placeLines(order, content.goods), deliveryKopecks, plannedOn };
}

function placeLines({ lines }: ComparedOrder, goods: readonly OutsideGoods[]): ProposedLine[] {
  const left = new Set(goods);
  const placed: ProposedLine[] = [];
  const take = (isOf: (line: ComparedOrder['lines'][number], one: OutsideGoods) => boolean) => {
    for (const line of lines) {
      if (placed.some(({ position }) => position === line.position)) continue;
      const found = [...left].find((one) => one.offerId === line.offerId && isOf(line, one));
      if (found === undefined) continue;
      left.delete(found);
      const { position, article, name, measure, vatPercent } = line;
      placed.push({ ...found, position, article, name, measure, vatPercent });
    }
  };
  take((line, one) => line.priceKopecks === one.priceKopecks);
  take(() => true);
  placed.sort((a, b) => (a.position ?? 0) - (b.position ?? 0));
  return [...placed, ...[...left].map((one) => ({ position: null, ...one }))];
}
