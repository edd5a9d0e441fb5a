import { largestQuantity } from '@shop/domain/quantity/quantity';
import {
  type RequestedQuantity,
  readRequestedQuantity,
  type SaleTerms,
  tooMuch,
} from './requested-quantity.ts';
import type { Resolved } from './resolve-line.ts';

interface WrittenLine {
  readonly rowNumber: number;
  readonly quantity: string;
}

/** The lines of one offer: the first that can be ordered holds the sum of their quantities. */
interface OfferSum {
  /** One entry for each line, in their order. */
  readonly requested: readonly RequestedQuantity[];
  /** Index of the line that holds the sum; -1 if none can be ordered. */
  readonly target: number;
  readonly units: number;
}

/** The result for all lines that name one offer. */
export interface SummedOffer {
  /** The quantity each line asks for, by its place in the list. */
  readonly requestedAt: ReadonlyMap<number, RequestedQuantity>;
  readonly units: number;
  /** Number of the line that holds the sum; null if none can be ordered. */
  readonly target: number | null;
  /** Numbers of the lines merged into it. */
  readonly merged: readonly number[];
}

/** Sums up the lines of each offer that is sold; `resolved` has the offer of each line. */
export function sumOffers(
  lines: readonly WrittenLine[],
  resolved: readonly Resolved[],
  ruleOf: (offerId: number) => SaleTerms | undefined,
): ReadonlyMap<number, SummedOffer> {
  const places = Map.groupBy(resolved.keys(), (place) => {
    const one = resolved[place]!;
    return one.kind === 'offer' ? one.offerId : 0;
  });
  const sums = new Map<number, SummedOffer>();
  for (const [offerId, list] of places) {
    const rule = ruleOf(offerId);
    if (rule !== undefined) sums.set(offerId, sumPlaces(list, lines, rule));
  }
  return sums;
}

function sumPlaces(places: readonly number[], lines: readonly WrittenLine[], rule: SaleTerms): SummedOffer {
  const written = places.map((place) => lines[place]!);
  const { requested, target, units } = sumOffer(written, rule);
  const merged = written.filter((_, at) => at !== target && !('refusal' in requested[at]!));
  return {
    requestedAt: new Map(places.map((place, at) => [place, requested[at]!])),
    units,
    target: target === -1 ? null : written[target]!.rowNumber,
    merged: merged.map(({ rowNumber }) => rowNumber),
  };
}

/** Sums up the lines of an offer in the order they were written; only a line that exceeds the maximum is refused. */
function sumOffer(lines: readonly WrittenLine[], rule: SaleTerms): OfferSum {
  const largest = largestQuantity(rule);
  let target = -1;
  let units = 0;
  const requested = lines.map(({ quantity }, index): RequestedQuantity => {
    const one = readRequestedQuantity(quantity, rule);
    if ('refusal' in one) return one;
    if (units + one.units > largest)
      return {
        refusal: 'too-much',
        message: `${tooMuch(rule)}, а вместе со строкой ${lines[target]!.rowNumber} получается больше`,
      };
    if (target === -1) target = index;
    units += one.units;
    return one;
  });
  return { requested, target, units };
}
