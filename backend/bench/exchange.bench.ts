import { onBothDatabases } from './bench-shop.ts';
import { measureCatalogueIn } from './exchange/catalogue-in.ts';
import { measureKilled } from './exchange/killed.ts';
import { measureOrdersOut } from './exchange/orders-out.ts';
import { withFreshDatabase } from './fresh-database.ts';

/**
 * `npm run bench -- exchange`: what 1C waits for, in a shop with a catalogue of 500 products, then with 50,000. One of
 * them alone: `npm run bench -- exchange orders-out`.
 */

const url = process.env.BENCH_DATABASE_URL;
const measures = {
  'orders-out': () => onBothDatabases(measureOrdersOut, { products: 500 }),
  killed: () => (url === undefined ? measureKilled(undefined) : withFreshDatabase(url, measureKilled)),
  'catalogue-in': async () => {
    if (url === undefined) console.log('catalogue-in: skipped, BENCH_DATABASE_URL is not set');
    else await measureCatalogueIn(url);
  },
};
const named = process.argv.slice(2).filter((word) => word in measures);
for (const [name, measure] of Object.entries(measures))
  if (named.length === 0 || named.includes(name)) await measure();
