import { nameWithVariant } from '../../../../modules/pricing/pricing.api.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { DocumentError } from '../documents/document-error.ts';
import type { OutsideDocument, OutsideLine } from '../reading/outside-document.ts';
import { bareName } from '../reading/requisite-names.ts';

/** The id under which modules of this kind send delivery. */
const DELIVERY_ID = 'ORDER_DELIVERY';

/** Goods of a document as the shop sells them. */
export interface OutsideGoods {
  readonly offerId: number;
  readonly article: string;
  readonly name: string;
  readonly measure: string;
  readonly vatPercent: number;
  readonly quantity: number;
  readonly priceKopecks: number;
}

/** The lines of a document: its goods, one row for each offer and price, and its delivery. */
export interface DocumentContent {
  readonly goods: readonly OutsideGoods[];
  /** Null if no line is delivery. */
  readonly deliveryKopecks: number | null;
  /** The sum of all lines as 1C counts it. */
  readonly totalKopecks: number;
}

/** Finds the goods of a document in the catalogue. Throws `DocumentError` for a line that the catalogue does not have. */
export async function findGoods(
  db: Db,
  { lines }: Pick<OutsideDocument, 'lines'>,
  deliveryName: string,
): Promise<DocumentContent> {
  const offers = await findOffers(db, [...new Set(lines.map(({ id }) => id))]);
  const delivery: OutsideLine[] = [];
  const goods = new Map<string, OutsideGoods>();
  for (const line of lines) {
    const offer = offers.get(line.id);
    if (offer === undefined && isDelivery(line, deliveryName)) delivery.push(line);
    else if (offer === undefined)
      throw new DocumentError(
        `Товара «${line.name || line.article}» (Ид «${line.id}») нет в\u00a0каталоге, строка ${line.line}`,
      );
    else {
      const { quantity, priceKopecks, vatPercent } = line;
      const key = `${offer.offerId} ${priceKopecks}`;
      goods.set(key, {
        ...offer,
        vatPercent: vatPercent ?? offer.vatPercent,
        priceKopecks,
        quantity: quantity + (goods.get(key)?.quantity ?? 0),
      });
    }
  }
  const sum = (of: readonly OutsideLine[]) => of.reduce((total, one) => total + one.totalKopecks, 0);
  return {
    goods: [...goods.values()],
    deliveryKopecks: delivery.length === 0 ? null : sum(delivery),
    totalKopecks: sum(lines),
  };
}

function isDelivery({ id, name, isService }: OutsideLine, deliveryName: string): boolean {
  const bare = bareName(name);
  return id === DELIVERY_ID || bare === bareName(deliveryName) || (isService && bare.startsWith('доставка'));
}

async function findOffers(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const rows = await db
    .selectFrom('offers')
    .innerJoin('products', 'products.id', 'offers.product_id')
    .select(['offers.id as offerId', 'offers.external_id as id', 'offers.article as ofOffer'])
    .select([
      'products.article',
      'products.name',
      'products.measure_base as measure',
      'products.vat_percent as vatPercent',
    ])
    .select('offers.variant')
    .where('offers.external_id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ id, ofOffer, article, variant, name, ...offer }) => [
      id,
      { ...offer, article: ofOffer || article, name: nameWithVariant(name, variant) },
    ]),
  );
}
