import { onBothDatabases } from './bench-shop.ts';
import { measureKilled } from './exchange/killed.ts';
import { measureOrdersOut } from './exchange/orders-out.ts';

/** `npm run bench -- exchange`: what 1C waits for, in a shop with a catalogue of 500 products. */

await onBothDatabases(measureOrdersOut, { products: 500 });
await measureKilled(process.env.BENCH_DATABASE_URL);
