import type { CheckedLine, RequestedLine } from '@shop/contracts/basket-order/quick-order';
import type { Actor } from '../../../platform/actor/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { readBasketSettings } from '../../basket/basket.api.ts';
import { findPriceTerms } from '../../offers/offers.api.ts';
import { articleKey, type SearchIndex } from '../../search/search.api.ts';
import { findOwnOffers } from '../customer-part-numbers/customer-part-numbers.repository.ts';
import type { ArticleDirectory } from '../directory/article-directory.ts';
import { findAnalogs } from './find-analogs.ts';
import { LinePresenter } from './line-presenter.ts';
import { createOfferReader } from './offer-reader.ts';
import { type Resolved, resolveLine } from './resolve-line.ts';
import { Suggester } from './suggest-offers.ts';
import { sumOffers } from './sum-offer.ts';

/** The indexes that lines are looked up in. */
export interface Catalogue {
  readonly directory: ArticleDirectory;
  readonly search: SearchIndex;
}

/** The time between two pauses, so that no request waits long behind ten thousand lines. */
const TURN_MS = 8;
const MAX_SUGGESTIONS = 3;
/** A user chooses among at most this many sizes. */
const MAX_CHOICE = 60;

/**
 * Checks lines `from` to before `to`, in a few statements for each thousand offers. Other lines count where they name
 * the same offers: the first line of each offer holds the sum of their quantities.
 */
export async function checkLines(
  db: Db,
  actor: Actor,
  { directory, search }: Catalogue,
  lines: readonly RequestedLine[],
  [from, to]: readonly [number, number] = [0, lines.length],
): Promise<CheckedLine[]> {
  const resolved = await resolveLines(db, actor, directory, lines);
  const page = lines.slice(from, to);
  const found = resolved.slice(from, to);
  const others = await findOthers(page, found, new Suggester(directory, search));

  const terms = await findPriceTerms(db, actor);
  const offers = createOfferReader(db, terms);
  await offers.read([
    ...found.flatMap((one) => (one.kind === 'offer' ? [one.offerId] : [])),
    ...others.flat(),
  ]);
  const { canBuyUnavailable } = await readBasketSettings(db);
  const presenter = new LinePresenter({ records: offers.records, terms, actor, canBuyUnavailable });

  const missing = found.flatMap((one) => {
    if (one.kind === 'not-sold') return [one.productId];
    const productId =
      one.kind === 'offer' && presenter.isOut(one.offerId) && directory.productOf(one.offerId);
    return productId ? [productId] : [];
  });
  const analogs = await findAnalogs(db, directory, offers, missing);
  const analogsOf = (productId: number | undefined) =>
    (analogs.get(productId ?? 0) ?? []).filter((id) => !presenter.isOut(id)).slice(0, MAX_SUGGESTIONS);
  const sums = sumOffers(lines, resolved, (offerId) => presenter.ruleOf(offerId));
  const checked: CheckedLine[] = [];
  await inTurns(page, (line, index) => void checked.push(check(line, index)));
  return checked;

  function check(line: RequestedLine, index: number): CheckedLine {
    const one = found[index]!;
    if (line.article.trim() === '' && line.name.trim() === '') return presenter.empty(line);
    if (one.kind === 'unknown') return presenter.unknown(line, others[index]!);
    if (one.kind === 'ambiguous') return presenter.ambiguous(line, one.offerIds.length, others[index]!);
    if (one.kind === 'not-sold') return presenter.notSold(line, analogsOf(one.productId));
    const sum = sums.get(one.offerId);
    // The offer has gone since the directory was read.
    if (sum === undefined) return presenter.notSold(line, []);
    const { requestedAt, units, target, merged } = sum;
    return presenter.found(line, {
      offerId: one.offerId,
      by: one.by,
      requested: requestedAt.get(from + index)!,
      units,
      target,
      merged,
      analogIds: presenter.isOut(one.offerId) ? analogsOf(directory.productOf(one.offerId)) : [],
    });
  }
}

/** Finds the offer that each line names. */
async function resolveLines(
  db: Db,
  actor: Actor,
  directory: ArticleDirectory,
  lines: readonly RequestedLine[],
): Promise<Resolved[]> {
  const own = await findOwnOffers(
    db,
    actor,
    lines.map(({ article }) => articleKey(article)),
  );
  const ownOffer = (article: string) => own.get(articleKey(article));
  const resolved: Resolved[] = [];
  await inTurns(lines, (line) => void resolved.push(resolveLine(line, directory, ownOffer)));
  return resolved;
}

/** Finds offers to choose among, for each line that names none for certain. */
async function findOthers(
  lines: readonly RequestedLine[],
  resolved: readonly Resolved[],
  suggester: Suggester,
): Promise<(readonly number[])[]> {
  const others: (readonly number[])[] = [];
  await inTurns(lines, (line, index) => {
    const found = resolved[index]!;
    if (found.kind === 'unknown') others.push(suggester.suggest(line));
    else others.push(found.kind === 'ambiguous' ? found.offerIds.slice(0, MAX_CHOICE) : []);
  });
  return others;
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
