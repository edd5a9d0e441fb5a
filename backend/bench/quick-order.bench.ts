import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { getHeader } from '@shop/contracts/account/header';
import { findLines, parseFile } from '@shop/contracts/basket-order/quick-order';
import { unpack } from '../src/platform/files/reading/unpack.ts';
import {
  fileOf,
  rawWorkbook,
  workbookOf,
  zipOf,
} from '../testing/builders/quick-order/order-files.builder.ts';
import { type BenchShop, onBothDatabases } from './bench-shop.ts';

/**
 * `npm run bench -- quick-order`: a file of 1,000 lines from its upload to its checked lines, 10,000 lines as a file
 * and as a table, and how hostile files slow other calls down.
 */

const ROUNDS = 30;

await onBothDatabases(async (shop) => {
  const articles = await readArticles(shop);
  const thousand = fileOf(workbookOf(orderOf(articles, 1000)));
  await time(shop, `1,000 lines of XLSX, ${Math.round(thousand.length / 1000)} kB`, ROUNDS, () =>
    upload(shop, thousand),
  );
  const tenThousand = fileOf(workbookOf(orderOf(articles, 10_000)));
  await time(shop, '10,000 lines of XLSX, all five pages', 5, async () => {
    const { code, lines } = await upload(shop, tenThousand);
    const seen = [...lines];
    for (const page of ['2', '3', '4', '5'])
      seen.push(...(await shop.buyer.call(parseFile, { query: { page }, body: { code } })).lines);
    return { lines: seen };
  });
  const [, ...rows] = orderOf(articles, 10_000);
  const lines = rows.map(([article, quantity, name], index) => ({
    rowNumber: index + 1,
    article: String(article),
    quantity: String(quantity),
    name: String(name),
  }));
  await time(shop, '10,000 lines of a table', 5, () => shop.buyer.call(findLines, { body: { lines } }));
  await measureOthers(shop, articles);
});

async function readArticles({ database }: BenchShop) {
  return database.db
    .selectFrom('offers')
    .innerJoin('products', 'products.id', 'offers.product_id')
    .select(['offers.article', 'products.name'])
    .where('offers.article', '<>', '')
    .orderBy('offers.id')
    .execute();
}

/**
 * In a hundred lines, 90 are right, three unknown, three misspelt, two use the buyer's own names and two come twice.
 */
function orderOf(articles: readonly { article: string; name: string }[], count: number) {
  const step = Math.max(1, Math.floor(articles.length / count));
  const lines = Array.from({ length: count }, (_, index) => {
    const { article, name } = articles[(index * step) % articles.length]!;
    const kind = index % 100;
    if (kind < 3) return [`НЕТ-${index}`, 1, 'Чего не бывает'];
    if (kind < 6) return [article.replace(/.$/, 'Щ'), '12 шт', name];
    if (kind < 8) return ['', 2, name];
    if (kind < 10) return [articles[0]!.article, 1, articles[0]!.name];
    return [article, (index % 40) + 1, name];
  });
  return [['Артикул', 'Количество', 'Наименование'], ...lines];
}

function upload({ buyer }: BenchShop, content: Buffer) {
  const file = new File([new Uint8Array(content)], 'заказ.xlsx');
  return buyer.call(parseFile, { query: {}, body: { file } });
}

interface Checked {
  readonly lines: readonly { readonly state: string }[];
}

async function time({ name }: BenchShop, title: string, rounds: number, work: () => Promise<Checked>) {
  const times: number[] = [];
  let output = '';
  for (let round = 0; round < rounds + 2; round += 1) {
    const started = performance.now();
    const { lines } = await work();
    if (round >= 2) times.push(performance.now() - started);
    const count = (state: string) => lines.filter((line) => line.state === state).length;
    output = `${lines.length} lines: ${count('good')} good, ${count('corrected')} corrected, ${count('rejected')} rejected`;
  }
  console.log(`${name}: ${title} (${output}): ${shares(times)}`);
}

function shares(times: number[]): string {
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.ceil(times.length * share) - 1]!.toFixed(1);
  return `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms, worst ${at(1)} ms`;
}

/** Repeats another call, first on an idle server and then while hostile files come one after the other. */
async function measureOthers(shop: BenchShop, articles: readonly { article: string; name: string }[]) {
  const files = await hostileFiles();
  await headers(shop, 'another call, alone', async (isOver) => {
    while (!isOver()) await delay(50);
  });
  await headers(shop, 'another call meanwhile a file of 1,000 lines after the other', async (isOver) => {
    const file = fileOf(workbookOf(orderOf(articles, 1000)));
    while (!isOver()) await upload(shop, file);
  });
  await headers(shop, 'another call meanwhile hostile files', async (isOver) => {
    for (let index = 0; !isOver(); index += 1) {
      const [title, content] = files[index % files.length]!;
      const started = performance.now();
      const file = new File([new Uint8Array(content)], 'заказ.xlsx');
      const { error } = await shop.buyer.attempt(parseFile, { query: {}, body: { file } });
      if (index < files.length)
        console.log(
          `${shop.name}: ${title}: «${error?.message}» in ${Math.round(performance.now() - started)} ms`,
        );
    }
  });
}

async function headers(
  { name, buyer }: BenchShop,
  title: string,
  meanwhile: (isOver: () => boolean) => Promise<void>,
) {
  const times: number[] = [];
  const lag = monitorEventLoopDelay({ resolution: 1 });
  const until = performance.now() + 15_000;
  lag.enable();
  const others = meanwhile(() => performance.now() > until);
  while (performance.now() < until) {
    const started = performance.now();
    await buyer.call(getHeader);
    times.push(performance.now() - started);
    await delay(5);
  }
  lag.disable();
  await others;
  console.log(
    `${name}: ${title}: ${shares(times)}; event loop p99 ${(lag.percentile(99) / 1e6).toFixed(1)} ms`,
  );
}

async function hostileFiles(): Promise<readonly (readonly [string, Buffer])[]> {
  const cells = Array.from(
    { length: 250 },
    (_, column) => `<c t="inlineStr"><is><t>${column}</t></is></c>`,
  ).join('');
  const wide = `<worksheet><sheetData>${`<row>${cells}</row>`.repeat(6000)}</sheetData></worksheet>`;
  const ods = Object.fromEntries(await unpack(fileOf(workbookOf([['x']]), 'ods')));
  const repeated = ods['content.xml']!.toString()
    .replace(/<table:table-row[^>]*>/, '<table:table-row table:number-rows-repeated="1000000">')
    .replace(/<table:table-cell /, '<table:table-cell table:number-columns-repeated="200" ');
  return [
    ['a bomb of 70 MB', await rawWorkbook(Buffer.alloc(70_000_000, 32))],
    ['1.5 million cells', await rawWorkbook(wide)],
    ['a million columns', Buffer.from('1;'.repeat(1_000_000))],
    ['20 MB of quotes', Buffer.from('"a;'.repeat(6_600_000))],
    ['20 MB of lines', Buffer.from('A-1;1\n'.repeat(3_300_000))],
    ['an ODS of 200 million cells', await zipOf({ ...ods, 'content.xml': repeated })],
  ];
}
