import {
  type FilterChoice,
  FLAG_URL_ID,
  type RangeChoice,
  type ValuesChoice,
} from '@shop/contracts/smart-filter/smart-filter';
import * as v from 'valibot';
import type { Flag, IndexedProperty } from './facet-data.ts';
import { type FacetIndex, type ListingView, PRICE_CODE } from './facet-index.ts';

type Bound = { readonly from: number } | { readonly to: number };

const control = v.object({ name: v.string(), value: v.union([v.string(), v.number()]) });

/**
 * Parses a choice by control names (wire-facts): `arrFilter_7_1180` is `Y`, `arrFilter_9_MIN` a number,
 * `arrFilter_P1_MAX` roubles. `filterList` is JSON; anything else in it is ignored.
 */
export function readFilterList(index: FacetIndex, { flags }: ListingView, filterList: string): FilterChoice {
  const prices: RangeChoice[] = [];
  const props = new Map<string, ValuesChoice | RangeChoice>();
  for (const { name, value } of controlsOf(filterList)) {
    const [, price, id = '', rest = ''] = /^arrFilter_(P?)(\d{1,15})_(MIN|MAX|\d{1,10})$/.exec(name) ?? [];
    const bound = boundOf(rest, value);
    if (price === 'P') {
      if (bound !== null) prices[0] = { ...prices[0], code: PRICE_CODE, ...inKopecks(bound) };
      continue;
    }
    const facet =
      flags.find((flag) => flag.id === Number(id)) ??
      index.data.properties.find((property) => property.id === Number(id));
    if (facet === undefined) continue;
    const { code } = facet;
    if (bound !== null) props.set(code, { ...props.get(code), code, ...bound });
    else if (value === 'Y') props.set(code, withValues(props.get(code), code, urlIdsOf(facet, Number(rest))));
  }
  return { prices, props: [...props.values()] };
}

function controlsOf(text: string): v.InferOutput<typeof control>[] {
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch {
    return [];
  }
  return Array.isArray(list) ? list.filter((one) => v.is(control, one)) : [];
}

function inKopecks(bound: Bound): Bound {
  return 'from' in bound ? { from: Math.round(bound.from * 100) } : { to: Math.round(bound.to * 100) };
}

function boundOf(side: string, value: string | number): Bound | null {
  if (side !== 'MIN' && side !== 'MAX') return null;
  const number = typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value);
  if (!Number.isFinite(number)) return null;
  return side === 'MIN' ? { from: number } : { to: number };
}

/** Returns one value, or several if their checksums collide. */
function urlIdsOf(facet: IndexedProperty | Flag, checksum: number): readonly string[] {
  if (!('values' in facet)) return [FLAG_URL_ID];
  return facet.values.filter((value) => value.checksum === checksum).map(({ urlId }) => urlId);
}

function withValues(
  known: ValuesChoice | RangeChoice | undefined,
  code: string,
  values: readonly string[],
): ValuesChoice {
  return { code, values: [...(known && 'values' in known ? known.values : []), ...values] };
}
