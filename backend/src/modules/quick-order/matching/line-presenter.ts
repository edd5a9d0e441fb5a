import { isAllowed } from '@shop/contracts/account/permissions';
import type {
  CheckedLine,
  FoundOffer,
  LineReason,
  RequestedLine,
  SizeChoice,
} from '@shop/contracts/basket-order/quick-order';
import { formatNumber } from '@shop/domain/format/number';
import {
  correctQuantity,
  describeCorrection,
  largestQuantity,
  leastQuantity,
} from '@shop/domain/quantity/quantity';
import type { Actor } from '../../../platform/actor/actor.ts';
import { previewName } from '../../../platform/media/picture-name.ts';
import { type OfferRecord, type PriceTerms, packOf } from '../../offers/offers.api.ts';
import { priceOf } from '../../pricing/pricing.api.ts';
import { analogNote, linesOf } from './line-notes.ts';
import { type RequestedQuantity, type SaleTerms, tooMuch } from './requested-quantity.ts';
import type { Resolved } from './resolve-line.ts';
import { describeStock, freeOf, nextArrival } from './stock-note.ts';

const MAX_SUGGESTIONS = 3;
/** This limit is for all lines of one answer; lines beyond it get suggestions only. */
const MAX_SIZES = 20_000;

interface Known {
  readonly records: ReadonlyMap<number, OfferRecord>;
  readonly terms: PriceTerms;
  readonly actor: Actor;
  readonly canBuyUnavailable: boolean;
}

interface FoundLine {
  readonly offerId: number;
  readonly by: Resolved['by'];
  readonly requested: RequestedQuantity;
  /** The sum over all lines of the offer. */
  readonly units: number;
  /** Number of the line that has the sum. */
  readonly target: number | null;
  /** Numbers of the lines that are summed up in it. */
  readonly merged: readonly number[];
  readonly analogIds: readonly number[];
}

const FOUND_BY: Readonly<Record<Resolved['by'], readonly [LineReason, string] | null>> = {
  article: null,
  barcode: null,
  'own-article': ['own-article', 'Найден по вашему коду'],
  look: ['near', 'Артикул отличается только написанием'],
  layout: ['near', 'Артикул набран в другой раскладке'],
  name: ['near', 'Найден по названию'],
};

/** Words the notes on each line (§4): every correction is reported, in whole sentences. */
export class LinePresenter {
  readonly #known: Known;
  readonly #canSeePrices: boolean;
  readonly #sizesByFirst = new Map<number, SizeChoice[]>();
  #sizesLeft = MAX_SIZES;

  constructor(known: Known) {
    this.#known = known;
    this.#canSeePrices = isAllowed('prices.see', known.actor);
  }

  /** Gives the terms of sale; undefined for an offer that is not sold or not on this page. */
  ruleOf(offerId: number): SaleTerms | undefined {
    const record = this.#known.records.get(offerId);
    return record?.isSold ? record : undefined;
  }

  isOut(offerId: number): boolean {
    const record = this.#known.records.get(offerId);
    return record !== undefined && freeOf(record) <= 0;
  }

  empty(line: RequestedLine): CheckedLine {
    return this.#rejected(line, 'empty', 'Нет ни артикула, ни названия');
  }

  unknown(line: RequestedLine, others: readonly number[]): CheckedLine {
    const like = others.length > 0 ? '. Похожие товары — ниже' : '';
    const what = line.article.trim() === '' ? 'Товар с таким названием не найден' : 'Такого артикула нет';
    return this.#rejected(line, 'unknown', what + like, others);
  }

  ambiguous(line: RequestedLine, count: number, others: readonly number[]): CheckedLine {
    const products = new Set(others.map((id) => this.#known.records.get(id)?.productId));
    const message =
      products.size > 1
        ? `Подходит несколько товаров: ${formatNumber(count)}. Выберите нужный`
        : 'У товара несколько размеров. Выберите нужный';
    const rejected = this.#rejected(line, 'ambiguous', message, this.#likeliest(line, others));
    return products.size > 1 ? rejected : { ...rejected, sizes: this.#sizes(others) };
  }

  notSold(line: RequestedLine, analogIds: readonly number[]): CheckedLine {
    return this.#rejected(line, 'not-sold', `Товар снят с продажи${analogNote(analogIds)}`, analogIds);
  }

  found(
    line: RequestedLine,
    { offerId, by, requested, units, target, merged, analogIds }: FoundLine,
  ): CheckedLine {
    const record = this.#known.records.get(offerId)!;
    if (!this.#known.canBuyUnavailable && this.isOut(offerId))
      return this.#rejected(line, 'out-of-stock', `Нет в наличии${analogNote(analogIds)}`, analogIds);
    if ('refusal' in requested) return this.#rejected(line, requested.refusal, requested.message, [offerId]);
    const how = FOUND_BY[by];
    const reasons: LineReason[] = how === null ? [...requested.reasons] : [how[0], ...requested.reasons];
    const notes = how === null ? [...requested.notes] : [how[1], ...requested.notes];
    if (target !== null && target !== line.rowNumber)
      return this.#taken(line, {
        reasons: [...reasons, 'merged'],
        notes: [...notes, `Сложено со строкой ${target}`],
        record,
        quantity: 0,
        mergedInto: target,
      });
    const quantity = correctQuantity(units, record);
    if (quantity > largestQuantity(record))
      return this.#rejected(line, 'too-much', tooMuch(record), [offerId]);
    if (merged.length > 0) {
      reasons.push('merged');
      notes.push(`Вместе со ${linesOf(merged)}: ${formatNumber(units)}`);
    }
    if (quantity !== units) {
      reasons.push('multiple');
      notes.push(describeCorrection(units, quantity, record));
    }
    return this.#taken(line, { reasons, notes, record, quantity, mergedInto: null, analogIds });
  }

  /** Presents an offer for a suggestion or a result, priced for `quantity`, or for the least that is sold. */
  offer(record: OfferRecord, quantity = leastQuantity(record)): FoundOffer {
    const { discountPercent } = this.#known.terms;
    return {
      offerId: record.offerId,
      code: record.code,
      name: record.name,
      article: record.article,
      variant: record.variant,
      previewPicture: record.picture === null ? null : `/media/${previewName(record.picture)}`,
      measure: record.measure,
      measureCustom: packOf(record),
      minOrderCount: record.minOrderCount,
      multiplicity: record.multiplicity,
      stockQuantity: Math.max(0, freeOf(record)),
      arrivalOn: nextArrival(record),
      priceKopecks: this.#canSeePrices ? priceOf(record.breaks, quantity, discountPercent) : null,
    };
  }

  /** Presents those of the offers that are sold. */
  offers(offerIds: readonly number[]): FoundOffer[] {
    const records = offerIds.flatMap((id) => this.#known.records.get(id) ?? []);
    return records.filter(({ isSold }) => isSold).map((record) => this.offer(record));
  }

  /** Presents more sizes than the suggestions show; it words the sizes of a product once for all of its lines. */
  #sizes(offerIds: readonly number[]): SizeChoice[] {
    const [first = 0] = offerIds;
    const records = offerIds
      .flatMap((id) => this.#known.records.get(id) ?? [])
      .filter(({ isSold }) => isSold);
    if (records.length <= MAX_SUGGESTIONS || this.#sizesLeft < records.length) return [];
    this.#sizesLeft -= records.length;
    const known = this.#sizesByFirst.get(first) ?? records.map((record) => this.#size(record));
    this.#sizesByFirst.set(first, known);
    return known;
  }

  #size(record: OfferRecord): SizeChoice {
    const values = Object.values(record.variant).join(', ') || record.article;
    const label = freeOf(record) > 0 ? values : `${values} — нет в\u00a0наличии`;
    return { offerId: record.offerId, article: record.article, label };
  }

  /** Orders offers: those whose size the line mentions first, then those in stock. */
  #likeliest({ article, name }: RequestedLine, offerIds: readonly number[]): readonly number[] {
    const words = new Set(`${article} ${name}`.toLowerCase().split(/[\s,;()/]+/));
    const rankOf = (id: number) => {
      const values = Object.values(this.#known.records.get(id)?.variant ?? {});
      const mentioned = values.filter((value) => words.has(value.toLowerCase())).length;
      return mentioned * 2 + (this.isOut(id) ? 0 : 1);
    };
    return offerIds.toSorted((one, other) => rankOf(other) - rankOf(one)).slice(0, MAX_SUGGESTIONS);
  }

  #taken(
    line: RequestedLine,
    result: {
      readonly reasons: readonly LineReason[];
      readonly notes: readonly string[];
      readonly record: OfferRecord;
      readonly quantity: number;
      readonly mergedInto: number | null;
      readonly analogIds?: readonly number[];
    },
  ): CheckedLine {
    const { reasons, notes, record, quantity, mergedInto, analogIds = [] } = result;
    return {
      ...line,
      state: reasons.length > 0 ? 'corrected' : 'good',
      reasons: [...reasons],
      message: notes.join('. '),
      offer: this.offer(record, quantity || undefined),
      orderQuantity: quantity,
      mergedInto,
      suggestions: this.offers(analogIds),
      sizes: [],
      stockNote: mergedInto === null ? describeStock(record, quantity) : '',
    };
  }

  #rejected(
    line: RequestedLine,
    reason: LineReason,
    message: string,
    suggestions: readonly number[] = [],
  ): CheckedLine {
    return {
      ...line,
      state: 'rejected',
      reasons: [reason],
      message,
      offer: null,
      orderQuantity: 0,
      mergedInto: null,
      suggestions: this.offers(suggestions),
      sizes: [],
      stockNote: '',
    };
  }
}
