import { crc32 } from 'node:zlib';
import { toUrlId } from '@shop/contracts/smart-filter/smart-filter';
import type { IndexedProperty, Run } from './facet-data.ts';
import { eachNumber } from './number-list.ts';
import type { Positions } from './product-positions.ts';

/** A value with the products that have it. */
export interface ValueRow {
  readonly property_id: number;
  readonly value: string;
  readonly number: number | null;
  /** Null unless the value has a code of its own. */
  readonly url_id: string | null;
  /** Comma-separated product ids. */
  readonly list: string;
}

type PropertyHead = Pick<IndexedProperty, 'id' | 'code' | 'name' | 'kind' | 'unit'>;

/** Inverts lists of products by value into lists of values by product. */
export function indexProperty(
  head: PropertyHead,
  rows: readonly ValueRow[],
  positions: Positions,
): IndexedProperty {
  const sorted = head.kind === 'number' ? rows : rows.toSorted((a, b) => compareValues(a.value, b.value));
  const lists = sorted.map(({ list }) => toPositions(list, positions));
  const run = runOf(lists);
  if (head.kind === 'number') {
    const numbers = new Float64Array(run.to - run.from).fill(Number.NaN);
    for (const [value, list] of lists.entries()) {
      for (const position of list) numbers[position - run.from] = sorted[value]!.number ?? Number.NaN;
    }
    const noValues = {
      values: [],
      byUrlId: new Map(),
      offsets: new Uint32Array(),
      entries: new Uint32Array(),
    };
    return { ...head, ...run, ...noValues, numbers };
  }
  const values = withUrlIds(sorted);
  const byUrlId = new Map(values.map(({ urlId }, index) => [urlId, index]));
  return { ...head, ...run, values, byUrlId, numbers: new Float64Array(), ...packLists(lists, run) };
}

function runOf(lists: readonly Uint32Array[]): Run {
  let from = Number.POSITIVE_INFINITY;
  let to = 0;
  for (const list of lists) {
    for (const position of list) {
      if (position < from) from = position;
      if (position >= to) to = position + 1;
    }
  }
  return { from: Math.min(from, to), to };
}

/** Inverts lists by value into lists by product. */
function packLists(lists: readonly Uint32Array[], { from, to }: Run) {
  const size = to - from;
  const offsets = new Uint32Array(size + 1);
  for (const list of lists) for (const position of list) offsets[position - from + 1]! += 1;
  for (let at = 0; at < size; at += 1) offsets[at + 1]! += offsets[at]!;
  const entries = new Uint32Array(offsets[size]!);
  const next = offsets.slice();
  for (const [value, list] of lists.entries()) {
    for (const position of list) {
      entries[next[position - from]!] = value;
      next[position - from]! += 1;
    }
  }
  return { offsets, entries };
}

/** `3/4"` and `3-4"` have the same URL form: the second one gets a checksum suffix. */
function withUrlIds(values: readonly Pick<ValueRow, 'value' | 'url_id'>[]): IndexedProperty['values'] {
  const used = new Set<string>();
  return values.map(({ value, url_id }) => {
    const plain = toUrlId(url_id ?? value);
    const urlId = used.has(plain) ? `${plain}-${crc32(value).toString(16)}` : plain;
    used.add(urlId);
    return { value, urlId, checksum: crc32(urlId) };
  });
}

const letterSizes = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '2XL', 'XXXL', '3XL', '4XL', '5XL'];
const collator = new Intl.Collator('ru', { numeric: true });

function compareValues(a: string, b: string): number {
  const [left, right] = [letterSizes.indexOf(a), letterSizes.indexOf(b)];
  return left >= 0 && right >= 0 ? left - right : collator.compare(a, b);
}

/** Ignores products that are not in the index because they are no longer sold. */
export function toPositions(list: string | null | undefined, positions: Positions): Uint32Array {
  const found = new Uint32Array(countItems(list));
  let count = 0;
  eachNumber(list, (id) => {
    const position = positions.get(id);
    if (position === undefined) return;
    found[count] = position;
    count += 1;
  });
  return found.subarray(0, count);
}

function countItems(list: string | null | undefined): number {
  if (!list) return 0;
  let count = 1;
  for (let at = list.indexOf(','); at !== -1; at = list.indexOf(',', at + 1)) count += 1;
  return count;
}
