import { articleKeyOf, isNumber } from './language/query.ts';
import { articleKey, wordsOf } from './language/words.ts';

/** The properties of an offer that a query may name. */
export interface NamedOffer {
  readonly id: number | string;
  readonly article: string;
  readonly variant: Readonly<Record<string, string>>;
}

/**
 * The offers of one product that a query names: by their barcode (`scanned` has the ids), by the whole article («ПУ-123-9»), else by their size («ботинки 42»,
 * «костюм 52-54 170-176», «куртка 52» for 52-54). Of several sizes of a matrix those that fit best; none when it names
 * none of them, or when there is nothing to choose from.
 */
export function namedOffers<Offer extends NamedOffer>(
  offers: readonly Offer[],
  query: string,
  scanned: ReadonlySet<number> = new Set(),
): readonly Offer[] {
  if (offers.length < 2) return [];
  const byBarcode = offers.filter(({ id }) => scanned.has(Number(id)));
  if (byBarcode.length > 0) return byBarcode;
  const parts = query.split(/\s+/).filter(Boolean);
  const articles = new Set([query, ...parts].map(articleKeyOf));
  const byArticle = offers.filter(({ article }) => articles.has(articleKeyOf(article) ?? ''));
  if (byArticle.length > 0) return byArticle.length < offers.length ? byArticle : [];
  const sizes = new Set(parts.flatMap((part) => [part, ...pair(part)]).map(sizeKey));
  const fits = offers.map(({ variant }) =>
    Object.values(variant).reduce((sum, value) => sum + fitOf(value, sizes), 0),
  );
  const best = Math.max(...fits);
  return best === 0 || fits.every((fit) => fit === best)
    ? []
    : offers.filter((_, place) => fits[place] === best);
}

/** Whether a query may name a size at all: a number, or letters as on labels. */
export function mayNameOffer(query: string): boolean {
  return query.split(/\s+/).some((part) => /\p{N}/u.test(part) || /^x{0,4}[sml]$/.test(articleKey(part)));
}

const [WHOLE, WITHIN] = [2, 1];

/** «52» is within «52-54»; letters and colours must be the whole value. */
function fitOf(value: string, sizes: ReadonlySet<string>): number {
  if (sizes.has(articleKey(value))) return WHOLE;
  return wordsOf(value).some(({ text }) => isNumber(text) && sizes.has(text)) ? WITHIN : 0;
}

/** «52-54/170-176» is a size and a height; in an article a slash stands for nothing. */
function pair(part: string): readonly string[] {
  return /^[\d\-/,;:]+$/.test(part) ? part.split(/[/,;:]/).filter(Boolean) : [];
}

/** «р42», «р.42» and «42р» are the size 42. */
function sizeKey(part: string): string {
  return articleKey(part).replace(/^p(?=\d+$)|(?<=^\d+)p$/, '');
}
