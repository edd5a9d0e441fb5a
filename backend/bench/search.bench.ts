import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { loadFacetIndex } from '../src/modules/catalog/facets/load-facet-index.ts';
import { loadSearchIndex } from '../src/modules/search/index/load-search-index.ts';
import type { SearchIndex } from '../src/modules/search/index/search-index.ts';
import { type BenchShop, measure, onBothDatabases } from './bench-shop.ts';

/** `npm run bench -- search`: reading the index, what a query costs in it, and the calls from request to JSON. */

const queries = {
  'names, brands, sections': [
    'перчатки',
    'нитриловые перчатки',
    'куртка бастион',
    'зимняя обувь',
    'ключ рожковый 17',
  ],
  'measures and sizes': ['круг отрезной 125 мм', 'костюм зимний 52-54', 'ботинки 42', 'респиратор ffp2'],
  articles: ['КСТ-101', 'ko117', 'ВВГ-is-3x1.5/нг', '104-2', 'PF 120.5'],
  'other layouts and alphabets': ['gthxfnrb', 'rfcrf ,tkfz', 'perchatky nitrilovye', 'грифон', 'ьфлкщт'],
  mistakes: ['пирчатки', 'шурупаверт', 'респиротор', 'хардлайн', 'gthxfnki'],
  'not all there': [
    'перчатки плазменные',
    'сварочный костюм',
    'абракадабра',
    'красные перчатки фортис зимние 3XL',
  ],
  hostile: [
    '<script>alert(1)</script>',
    "'; drop table products; --",
    'щ'.repeat(200),
    'абв где жзи клм ноп '.repeat(10),
  ],
} as const;

const ROUNDS = 100;

await onBothDatabases(async (shop) => {
  const index = await measureReading(shop);
  for (const [title, group] of Object.entries(queries)) measureQueries(shop, index, title, group);
  for (const [title, group] of Object.entries(queries)) {
    const typed = group.map((query) => query.slice(0, 200));
    const queryOf = (round: number) => typed[round % typed.length]!;
    await measure(
      shop,
      `suggestions, ${title}`,
      { method: 'POST', url: '/api/searchHeader/', payload: (round) => ({ query: queryOf(round) }) },
      (data: { items: unknown[] }) => `${data.items.length} suggested`,
    );
    await measure(
      shop,
      `results, ${title}`,
      { url: '/web/search/', query: (round) => ({ QUERY: queryOf(round), ELEMENT_COUNT: '20' }) },
      (data: { filter: { elementCount: number } }) => `${data.filter.elementCount} found`,
    );
  }
});

async function measureReading({ name, database }: BenchShop): Promise<SearchIndex> {
  const catalog = await loadFacetIndex(database.db);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const started = performance.now();
  const cpuBefore = process.cpuUsage();
  const index = await loadSearchIndex(database.db, catalog);
  const { user, system } = process.cpuUsage(cpuBefore);
  delay.disable();
  const took = Math.round(performance.now() - started);
  console.log(
    `${name}: index read in ${took} ms, ${Math.round((user + system) / 1000)} ms of them computing (database included), event loop held at most ${(delay.max / 1e6).toFixed(0)} ms`,
  );
  return index;
}

function measureQueries(
  { name }: BenchShop,
  index: SearchIndex,
  title: string,
  group: readonly string[],
): void {
  const times: number[] = [];
  for (let round = -20; round < ROUNDS; round += 1)
    for (const query of group) {
      const started = performance.now();
      index.find(query);
      if (round >= 0) times.push(performance.now() - started);
    }
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor((times.length - 1) * share)]!.toFixed(1);
  console.log(`${name}: in the index, ${title}: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, worst ${at(1)} ms`);
}
