import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { type BenchShop, measure, onBothDatabases } from './bench-shop.ts';
import { checkLimit } from './check-limit.ts';

/**
 * `npm run bench -- listing`: what a click on a facet costs at the API, from the request to its JSON; with `--products
 * 1000000` how the index does at that size. `--check` fails above the limits of decision 080.
 */

/** Milliseconds: the 95th percentile of a listing. */
const MOST_P95 = 80;

const listings = [
  [
    'section, 3 facets',
    '/web/catalog/perchatki/',
    'brand-is-grifon-or-fortis/tsvet-is-чёрный-or-серый/sezon-is-лето',
  ],
  [
    'section, 3 facets, a price and in stock',
    '/web/catalog/spetsodezhda/',
    'price-base-from-1000-to-9000/nalichie-is-y/brand-is-bastion/razmer-is-52-54/pol-is-мужской',
  ],
  ['section, bought before', '/web/catalog/perchatki/', 'pokupali-is-y'],
  ['section, nothing chosen', '/web/catalog/perchatki/', ''],
  ['brand, 2 facets', '/web/brands/bastion/', 'tsvet-is-синий/sezon-is-зима-or-лето'],
  ['brand, nothing chosen', '/web/brands/bastion/', ''],
  ['everything, 3 facets', '/web/catalog/', 'brand-is-bastion-or-redut/tsvet-is-синий/sezon-is-зима-or-лето'],
  ['everything, nothing chosen', '/web/catalog/', ''],
] as const;

interface Filter {
  readonly elementCount: number;
  readonly items: {
    readonly props: readonly { readonly values: readonly { readonly controlName: string }[] }[];
  };
}

await onBothDatabases(async (shop) => {
  for (const [title, path, filter] of listings) await measureListing(shop, title, path, filter, 20);
  await measureListing(shop, 'section, 100 products a page', '/web/catalog/perchatki/', '', 100);
  await measureFilter(shop, 'facets of a section', 'perchatki');
  await measureFilter(shop, 'facets of everything', '');
  await measureChange(shop);
});

async function measureListing(
  shop: BenchShop,
  title: string,
  path: string,
  filter: string,
  pageSize: number,
) {
  const rest = filter === '' ? '' : `filter/${filter.split('/').map(encodeURIComponent).join('/')}/apply/`;
  const query = (round: number) => ({
    PAGEN_1: String((round % 3) + 1),
    page_size: String(pageSize),
    nav_num: '1',
    sort_by: 'status',
  });
  const p95 = await measure(shop, title, { url: `${path}${rest}`, query }, (data: { filter: Filter }) => {
    return `${data.filter.elementCount} matches`;
  });
  checkLimit(`p95 of «${title}»`, p95, MOST_P95);
}

/** Takes one product off sale and waits until a listing counts one less: the longest that a change takes to apply. */
async function measureChange({ name, database, buyer }: BenchShop) {
  const count = async () => {
    const { data } = (await buyer.send({ method: 'GET', url: '/web/catalog/perchatki/' })).json<{
      data: { filter: Filter };
    }>();
    return data.filter.elementCount;
  };
  const before = await count();
  const started = performance.now();
  await sql`update products set active = false where id = (
    select products.id from products join sections on sections.id = products.section_id
    where products.active and sections.path like 'perchatki%' limit 1)`.execute(database.db);
  while ((await count()) === before) await pause(20);
  console.log(`${name}: a product taken off sale left its listing after ${since(started)} s`);
}

function since(started: number): string {
  return ((performance.now() - started) / 1000).toFixed(1);
}

/** Chooses three values, others in every round. */
async function measureFilter(shop: BenchShop, title: string, section: string) {
  const response = await shop.buyer.send({ method: 'GET', url: '/web/filter/', query: { section } });
  const { data } = response.json<{ data: Filter }>();
  const controls = data.items.props.flatMap(({ values }) => values.slice(0, 3));
  const query = (round: number) => {
    const chosen = [0, 1, 2].map((step) => controls[(round + step * 5) % controls.length]!);
    return {
      section,
      filterList: JSON.stringify(chosen.map(({ controlName }) => ({ name: controlName, value: 'Y' }))),
    };
  };
  await measure(shop, title, { url: '/web/filter/', query }, () => '3 choices');
}
