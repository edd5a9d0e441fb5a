import { brotliCompressSync, constants } from 'node:zlib';
import { type BenchRequest, type BenchShop, onBothDatabases } from './bench-shop.ts';
import { checkLimit } from './check-limit.ts';

/**
 * `npm run bench -- listing-view`: the processor time that one view of a listing costs the API, call by call, and the
 * bytes of the listing as the origin sends them. It counts every thread of the process, so on PGlite the database too.
 * `--check` fails above the limits.
 */

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 200);
const BATCHES = 5;
const [MOST_MS, MOST_BYTES] = [8, 8000];

const calls: Readonly<Record<string, BenchRequest>> = {
  session: { url: '/api/session/check/' },
  works: { url: '/api/getTechnicalWorks/' },
  footer: { url: '/web/footer/' },
  header: { url: '/api/header/' },
  sidebar: { url: '/api/sidebar/' },
  listing: {
    url: '/web/catalog/perchatki/',
    query: (round) => ({
      PAGEN_1: String((round % 5) + 1),
      page_size: '20',
      nav_num: '1',
      sort_by: 'status',
      warehouses: 'N',
    }),
  },
};

await onBothDatabases(async (shop) => {
  const all = Object.values(calls);
  await cpuPerView(shop, all, ROUNDS);
  for (const [name, call] of Object.entries(calls)) report(shop, name, await leastCpu(shop, [call]));
  const whole = await leastCpu(shop, all);
  report(shop, 'the whole view, its calls at once', whole);
  checkLimit('ms of processor time for a view', whole, MOST_MS);
  const bytes = await bytesOf(shop, calls.listing!);
  console.log(`${shop.name}: listing: ${bytes} bytes`);
  checkLimit('bytes of a listing', bytes, MOST_BYTES);
});

/** Bytes of an answer as the origin compresses it (decision 075). */
async function bytesOf({ buyer }: BenchShop, { url, query }: BenchRequest): Promise<number> {
  const { body } = await buyer.send({ method: 'GET', url, ...(query && { query: query(0) }) });
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}

/** The median of some batches: other work on the machine only ever adds to a batch. */
async function leastCpu(shop: BenchShop, view: readonly BenchRequest[]): Promise<number> {
  const batches: number[] = [];
  for (let batch = 0; batch < BATCHES; batch += 1) {
    batches.push(await cpuPerView(shop, view, Math.ceil(ROUNDS / BATCHES)));
  }
  return batches.sort((a, b) => a - b)[Math.floor(BATCHES / 2)]!;
}

/** Milliseconds of processor time for one view. */
async function cpuPerView({ buyer }: BenchShop, view: readonly BenchRequest[], rounds: number) {
  const before = process.cpuUsage();
  for (let round = 0; round < rounds; round += 1) {
    const answers = await Promise.all(
      view.map(({ url, query }) => buyer.send({ method: 'GET', url, ...(query && { query: query(round) }) })),
    );
    const failed = answers.find(({ statusCode }) => statusCode !== 200);
    if (failed) throw new Error(`A call of the view failed: ${failed.body}`);
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / rounds;
}

function report({ name }: BenchShop, what: string, milliseconds: number): void {
  console.log(`${name}: ${what}: ${milliseconds.toFixed(2)} ms of processor time`);
}
