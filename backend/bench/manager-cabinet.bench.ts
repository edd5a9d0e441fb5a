import { performance } from 'node:perf_hooks';
import { type BenchShop, measure, onBothDatabases } from './bench-shop.ts';
import { seedClients } from './seed-clients.ts';

/** `npm run bench -- manager-cabinet`: lists of the manager with 20,000 client companies and 40,000 people. */

interface Paged {
  readonly pageNavigation: { readonly recordCount: number };
}
type Query = (round: number) => Record<string, string>;

/** Prefixes as somebody types them: some are in many names, some in one, some in none. */
const WORDS = ['строй', 'ооо урал', '7700012345', 'К-B004', 'север 199', 'ничего такого'];
const PEOPLE = ['громов', 'анна юсупов', 'bench3', '+7 910 000-12', 'ершов урал', 'никого такого'];

await onBothDatabases(
  async (shop) => {
    const started = performance.now();
    await seedClients(shop.database.db);
    console.log(`${shop.name}: clients in ${((performance.now() - started) / 1000).toFixed(1)} s`);
    await measureLists({ ...shop, buyer: await shop.logIn('manager@demo.example') });
  },
  { products: 50 },
);

async function measureLists(shop: BenchShop) {
  const list = (title: string, url: string, query: Query) =>
    measure(shop, title, { url, query }, ({ pageNavigation }: Paged) => `${pageNavigation.recordCount} rows`);
  const word = (words: readonly string[], round: number) => words[round % words.length]!;
  const { database } = shop;
  const { id: company } = await database.db
    .selectFrom('counterparties')
    .select('id')
    .where('code', '=', 'К-B010001')
    .executeTakeFirstOrThrow();

  const companies = '/web/manager/contragents/getList/';
  await list('companies', companies, (round) => ({ page: String((round % 5) + 1) }));
  await list('companies, far pages', companies, (round) => ({ page: String(900 + (round % 90)) }));
  await list('companies, far pages of 100', companies, (round) => ({
    page: String(150 + (round % 49)),
    page_size: '100',
  }));
  await list('companies, switched off', companies, (round) => ({
    active: 'N',
    page: String((round % 30) + 1),
  }));
  await list('companies, searched', companies, (round) => ({ query: word(WORDS, round) }));
  const people = '/web/manager/users/getList/';
  await list('people', people, (round) => ({ page: String((round % 5) + 1) }));
  await list('people, far pages', people, (round) => ({ page: String(1900 + (round % 90)) }));
  await list('people, searched', people, (round) => ({ query: word(PEOPLE, round) }));
  await list('people of a company', people, () => ({ contragent: String(company) }));
  const toAdd = '/web/manager/contragents/usersToAdd/';
  await list('people to add', toAdd, () => ({ contragent: String(company) }));
  await list('people to add, searched', toAdd, (round) => ({
    contragent: String(company),
    query: word(PEOPLE, round),
  }));
}
