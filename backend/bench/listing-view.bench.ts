import { type BenchRequest, type BenchShop, onBothDatabases } from './bench-shop.ts';

/**
 * `npm run bench -- listing-view`: the processor time that one view of a listing costs the API, call by call. It counts
 * every thread of the process, so on PGlite the database too.
 */

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 200);
const BATCHES = 5;

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
    }),
  },
};

await onBothDatabases(async (shop) => {
  const all = Object.values(calls);
  await cpuPerView(shop, all, ROUNDS);
  for (const [name, call] of Object.entries(calls)) report(shop, name, await leastCpu(shop, [call]));
  report(shop, 'the whole view, its calls at once', await leastCpu(shop, all));
});

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
