import { crc32 } from 'node:zlib';
import { toUrlId } from '@shop/shared/contracts/smart-filter';
import type { IndexedProperty } from './facet-data.ts';

/** A value and the products that have it. */
export interface ValueRow {
  readonly property_id: number;
  readonly value: string;
  readonly number: number | null;
  /** Set where the value has a code of its own. */
  readonly url_id: string | null;
  /** Product ids, joined by commas. */
  readonly list: string;
}

/** Position of a product by its id. */
export type Positions = ReadonlyMap<number, number>;

type PropertyHead = Pick<IndexedProperty, 'id' | 'code' | 'name' | 'kind' | 'unit'>;

/** Turns lists of products by value into lists of values by product. */
export function indexProperty(
  head: PropertyHead,
  rows: readonly ValueRow[],
  positions: Positions,
): IndexedProperty {
  const numbers = new Float64Array(head.kind === 'number' ? positions.size : 0).fill(Number.NaN);
  if (head.kind === 'number') {
    for (const { number, list } of rows) {
      for (const position of toPositions(list, positions)) numbers[position] = number ?? Number.NaN;
    }
    const nothing = {
      values: [],
      byUrlId: new Map(),
      starts: new Uint32Array(positions.size + 1),
      entries: new Uint32Array(),
    };
    return { ...head, ...nothing, numbers };
  }
  const sorted = rows.toSorted((a, b) => compareValues(a.value, b.value));
  const values = withUrlIds(sorted);
  const lists = sorted.map(({ list }) => toPositions(list, positions));
  const byUrlId = new Map(values.map(({ urlId }, index) => [urlId, index]));
  return { ...head, values, byUrlId, numbers, ...packLists(lists, positions.size) };
}

/** Lists by value become lists by product. */
function packLists(lists: readonly (readonly number[])[], size: number) {
  const starts = new Uint32Array(size + 1);
  for (const list of lists) for (const position of list) starts[position + 1]! += 1;
  for (let position = 0; position < size; position += 1) starts[position + 1]! += starts[position]!;
  const entries = new Uint32Array(starts[size]!);
  const next = starts.slice();
  for (const [value, list] of lists.entries()) {
    for (const position of list) {
      entries[next[position]!] = value;
      next[position]! += 1;
    }
  }
  return { starts, entries };
}

/** `3/4"` and `3-4"` look alike in a URL: whichever comes second carries its checksum. */
function withUrlIds(values: readonly Pick<ValueRow, 'value' | 'url_id'>[]): IndexedProperty['values'] {
  const taken = new Set<string>();
  return values.map(({ value, url_id }) => {
    const plain = toUrlId(url_id ?? value);
    const urlId = taken.has(plain) ? `${plain}-${crc32(value).toString(16)}` : plain;
    taken.add(urlId);
    return { value, urlId, checksum: crc32(urlId) };
  });
}

const letterSizes = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '2XL', 'XXXL', '3XL', '4XL', '5XL'];
const collator = new Intl.Collator('ru', { numeric: true });

function compareValues(a: string, b: string): number {
  const [left, right] = [letterSizes.indexOf(a), letterSizes.indexOf(b)];
  return left >= 0 && right >= 0 ? left - right : collator.compare(a, b);
}

/** Products the index does not have (not sold any more) are left out. */
export function toPositions(list: string | null | undefined, positions: Positions): readonly number[] {
  return splitList(list).flatMap((id) => positions.get(Number(id)) ?? []);
}

export function splitList(list: string | null | undefined): readonly string[] {
  return list ? list.split(',') : [];
}
