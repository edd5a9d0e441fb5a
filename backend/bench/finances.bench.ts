import { performance } from 'node:perf_hooks';
import { type BenchShop, measure, onBothDatabases } from './bench-shop.ts';
import { type LedgerShape, seedLedger } from './seed-ledger.ts';

/**
 * `npm run bench -- finances`: what the tabs of finances cost at the API with 200,000 documents of one counterparty. It
 * measures one that pays on time, one that has never paid, and both with all documents on one day.
 */

const TABS = '/web/profile/finance';
type Query = (round: number) => Record<string, string>;
const shapes: readonly (readonly [title: string, LedgerShape])[] = [
  ['', {}],
  ['unpaid: ', { isUnpaid: true }],
  ['one day: ', { isOfOneDay: true }],
  ['one day, unpaid: ', { isUnpaid: true, isOfOneDay: true }],
];

interface Paged {
  readonly pageNavigation: { readonly recordCount: number };
}

await onBothDatabases(async (shop) => {
  for (const [title, shape] of shapes) {
    const started = performance.now();
    const documents = await seedLedger(shop.database.db, shape);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${shop.name}: ${title}${documents} documents in ${seconds} s`);
    await measureTabs(shop, title);
  }
});

async function measureTabs(shop: BenchShop, prefix: string) {
  const last10Years = { filterDateFrom: daysAgo(3650), filterDateTo: daysAgo(0) };
  const list = (title: string, path: string, query: Query) =>
    measure(shop, prefix + title, { url: `${TABS}/${path}/`, query }, ({ pageNavigation }: Paged) => {
      return `${pageNavigation.recordCount} documents`;
    });
  await measure(shop, `${prefix}sections`, { url: `${TABS}/availableSections/` }, () => 'all tabs');
  await measure(shop, `${prefix}balance`, { url: `${TABS}/balance/` }, (balance: { debtKopecks: number }) => {
    return `${Math.round(balance.debtKopecks / 100)} ₽ owed`;
  });
  const plots = (title: string, query: Query) =>
    measure(shop, prefix + title, { url: `${TABS}/turnover/`, query }, ({ points }: { points: object[] }) => {
      return `${points.length} points`;
    });
  await plots('plots of a year', () => ({}));
  await plots('plots of ten years', () => last10Years);
  await list('history, first pages', 'history', (round) => ({ page: String((round % 5) + 1) }));
  await list('history, far pages', 'history', (round) => ({
    page: String(10_000 + round * 7),
    pageSize: '10',
  }));
  await list('history, 100 rare ones', 'history', () => ({ kind: 'bonus', pageSize: '100' }));
  await list('history of a month', 'history', (round) => ({
    filterDateFrom: daysAgo(400 + round),
    filterDateTo: daysAgo(370 + round),
    kind: 'payment',
  }));
  await list('schedule', 'schedule', (round) => ({ page: String((round % 5) + 1) }));
  await list('schedule, far pages', 'schedule', (round) => ({ page: String(5_000 + round) }));
  await list('acts', 'acts', () => ({}));
  await measure(shop, `${prefix}bonus plan`, { url: `${TABS}/bonus/` }, () => 'plans');
}

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}
