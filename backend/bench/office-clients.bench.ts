import { performance } from 'node:perf_hooks';
import { type BenchShop, measure, onBothDatabases } from './bench-shop.ts';
import { seedClients } from './seed-clients.ts';

/** `npm run bench -- office-clients`: the list of all clients and the terms of one, with 20,000 companies. */

interface Paged {
  readonly pageNavigation: { readonly recordCount: number };
}
type Query = (round: number) => Record<string, string>;

/** Prefixes as somebody types them: some are in many names, some in one, some in none. */
const WORDS = ['строй', 'ооо урал', '7700012345', 'К-B004', 'север 199', 'ничего такого'];

await onBothDatabases(
  async (shop) => {
    const started = performance.now();
    await seedClients(shop.database.db);
    console.log(`${shop.name}: clients in ${((performance.now() - started) / 1000).toFixed(1)} s`);
    await measureClients({ ...shop, buyer: await shop.logIn('office@demo.example') });
  },
  { products: 50 },
);

async function measureClients(shop: BenchShop) {
  const clients = '/api/office/clients/';
  const list = (title: string, query: Query) =>
    measure(
      shop,
      title,
      { url: clients, query },
      ({ pageNavigation }: Paged) => `${pageNavigation.recordCount} rows`,
    );
  await list('clients', (round) => ({ page: String((round % 5) + 1) }));
  await list('clients, far pages', (round) => ({ page: String(900 + (round % 90)) }));
  await list('clients, searched', (round) => ({ query: WORDS[round % WORDS.length]! }));
  await list('clients, closed', (round) => ({ closed: 'Y', page: String((round % 30) + 1) }));
  await list('clients without a manager', (round) => ({ manager: 'none', page: String((round % 20) + 1) }));
  const terms = { url: `${clients}${encodeURIComponent('К-B010001')}/terms/` };
  await measure(
    shop,
    'terms of a client',
    terms,
    ({ contracts }: { readonly contracts: readonly unknown[] }) => `${contracts.length} contract`,
  );
}
