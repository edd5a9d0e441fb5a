import type { AskedLine, CheckedLine } from '@shop/contracts/basket-order/quick-order';
import type { ActingUser } from '../../../platform/actor/acting-user.ts';
import type { Db } from '../../../platform/database/database.ts';
import { readBasketSettings } from '../../basket/basket.api.ts';
import { findOfferRecords, findPriceTerms, type OfferRecord } from '../../offers/offers.api.ts';
import type { QuantityRule } from '../../pricing/pricing.api.ts';
import { findBestAnalogs } from '../../product-relations/product-relations.api.ts';
import { articleKey, type SearchIndex } from '../../search/search.api.ts';
import { findOwnOffers } from '../own-articles/own-articles.repository.ts';
import type { ArticleDirectory } from './article-directory.ts';
import { LinePresenter } from './line-presenter.ts';
import { type Resolved, resolveLine } from './resolve-line.ts';
import { Suggester } from './suggest-offers.ts';
import { sumOffer } from './sum-offer.ts';
import type { SoldUnits } from './units.ts';

/** What lines are looked up in. */
export interface Catalogue {
  readonly directory: ArticleDirectory;
  readonly search: SearchIndex;
}

/** Work between two pauses: nobody waits long behind ten thousand lines. */
const TURN_MS = 8;
const MAX_SUGGESTIONS = 3;
/** Sizes to choose among. */
const MAX_CHOICE = 60;
const RECORDS = 1000;

/**
 * What becomes of lines `from` to before `to`, in a few statements for each thousand offers. The others count where they
 * name the same offers: their quantities are summed in the first line of each.
 */
export async function checkLines(
  db: Db,
  actor: ActingUser,
  { directory, search }: Catalogue,
  lines: readonly AskedLine[],
  [from, to]: readonly [number, number] = [0, lines.length],
): Promise<CheckedLine[]> {
  const own = await findOwnOffers(
    db,
    actor,
    lines.map(({ article }) => articleKey(article)),
  );
  const ownOffer = (article: string) => own.get(articleKey(article));
  const resolved: Resolved[] = [];
  await inTurns(lines, (line) => void resolved.push(resolveLine(line, directory, ownOffer)));
  const page = lines.slice(from, to);
  const suggester = new Suggester(directory, search);
  const others: (readonly number[])[] = [];
  await inTurns(page, (line, index) => {
    const found = resolved[from + index]!;
    if (found.kind === 'unknown') others.push(suggester.suggest(line));
    else others.push(found.kind === 'ambiguous' ? found.offerIds.slice(0, MAX_CHOICE) : []);
  });
  const found = resolved.slice(from, to);
  const terms = await findPriceTerms(db, actor);
  const wanted = [...found.flatMap((one) => (one.kind === 'offer' ? [one.offerId] : [])), ...others.flat()];
  const records = new Map<number, OfferRecord>();
  await readRecords(wanted);
  const { canBuyUnavailable } = await readBasketSettings(db);
  const presenter = new LinePresenter({ records, terms, actor, canBuyUnavailable });
  const analogs = await findAnalogs();
  const sums = sumOffers();
  const checked: CheckedLine[] = [];
  await inTurns(page, (line, index) => void checked.push(check(line, index)));
  return checked;

  /** A thousand at a time, so that others' statements get their turn. */
  async function readRecords(offerIds: readonly number[]): Promise<void> {
    const ids = [...new Set(offerIds)];
    for (let at = 0; at < ids.length; at += RECORDS)
      for (const [id, record] of await findOfferRecords(db, terms, ids.slice(at, at + RECORDS)))
        records.set(id, record);
  }

  /** In stock, for each product of the page that is not. */
  async function findAnalogs() {
    const missing = found.flatMap((one) => {
      if (one.kind === 'not-sold') return [one.productId];
      const productId =
        one.kind === 'offer' && presenter.isOut(one.offerId) && directory.productOf(one.offerId);
      return productId ? [productId] : [];
    });
    const best = missing.length === 0 ? [] : await findBestAnalogs(db, [...new Set(missing)]);
    const offersByProduct = new Map(
      best.map(({ productId, analogIds }) => [productId, analogIds.flatMap((id) => directory.offersOf(id))]),
    );
    const unread = [...offersByProduct.values()].flat().filter((id) => !records.has(id));
    for (const [id, record] of await findOfferRecords(db, terms, [...new Set(unread)]))
      records.set(id, record);
    return (productId: number | undefined) =>
      (offersByProduct.get(productId ?? 0) ?? [])
        .filter((id) => !presenter.isOut(id))
        .slice(0, MAX_SUGGESTIONS);
  }

  function sumOffers() {
    const places = Map.groupBy(resolved.keys(), (place) => {
      const one = resolved[place]!;
      return one.kind === 'offer' ? one.offerId : 0;
    });
    const known = [...places].filter(([offerId]) => presenter.ruleOf(offerId) !== undefined);
    return new Map(known.map(([offerId, list]) => [offerId, sumPlaces(list, presenter.ruleOf(offerId)!)]));
  }

  function sumPlaces(places: readonly number[], rule: QuantityRule & SoldUnits) {
    const written = places.map((place) => lines[place]!);
    const sum = sumOffer(written, rule);
    const merged = written.filter((_, at) => at !== sum.target && !('refusal' in sum.asked[at]!));
    return {
      places,
      sum,
      askedAt: new Map(places.map((place, at) => [place, sum.asked[at]!])),
      merged: merged.map(({ rowNumber }) => rowNumber),
    };
  }

  function check(line: AskedLine, index: number): CheckedLine {
    const one = found[index]!;
    if (line.article.trim() === '' && line.name.trim() === '') return presenter.empty(line);
    if (one.kind === 'unknown') return presenter.unknown(line, others[index]!);
    if (one.kind === 'ambiguous') return presenter.ambiguous(line, one.offerIds.length, others[index]!);
    if (one.kind === 'not-sold') return presenter.notSold(line, analogs(one.productId));
    const place = from + index;
    const group = sums.get(one.offerId);
    // Gone between the reading of the directory and now.
    if (group === undefined) return presenter.notSold(line, []);
    const { sum, askedAt, merged } = group;
    const target = sum.target === -1 ? null : lines[group.places[sum.target]!]!.rowNumber;
    return presenter.found(line, {
      offerId: one.offerId,
      by: one.by,
      asked: askedAt.get(place)!,
      units: sum.units,
      target,
      merged,
      analogIds: presenter.isOut(one.offerId) ? analogs(directory.productOf(one.offerId)) : [],
    });
  }
}

async function inTurns<T>(things: readonly T[], visit: (thing: T, index: number) => void): Promise<void> {
  let until = performance.now() + TURN_MS;
  for (const [index, thing] of things.entries()) {
    visit(thing, index);
    if (performance.now() < until) continue;
    await new Promise<void>((resolve) => setImmediate(resolve));
    until = performance.now() + TURN_MS;
  }
}
