import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { root } from '../fixtures/folders.ts';
import type { Shop } from '../fixtures/shop.ts';
import { test } from '../fixtures/test.ts';
import { ListingPage } from '../pages/listing-page.ts';
import { type Interaction, InteractionClock } from './interaction-clock.ts';

/** `npm run bench -- listing-page`: what a buyer feels of a listing in a browser, released build, real API. */

const PRODUCTS = Number(process.env.BENCH_PRODUCTS ?? 50_000);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 20);
const section = '/catalog/perchatki/';
const pageSizes = [20, 100];

test.describe.configure({ mode: 'serial' });

test('with the demo catalogue', async ({ page, signIn }) => {
  await signIn('buyer');
  for (const size of pageSizes) await measureListing(page, `demo catalogue, ${size} a page`, size);
});

test(`with ${PRODUCTS} products`, async ({ page, shop, signIn }) => {
  await fillShop(shop);
  await signIn('buyer');
  for (const size of pageSizes) await measureListing(page, `${PRODUCTS} products, ${size} a page`, size);
});

async function measureListing(page: Page, title: string, size: number): Promise<void> {
  const listing = new ListingPage(page);
  const clock = new InteractionClock(page);
  const query = size === 20 ? '' : `?page_size=${size}`;
  const open = async () => {
    await listing.open(`${section}${query}`);
    await page.waitForLoadState('networkidle');
    await clock.start();
  };
  const report = (what: string, times: readonly Interaction[]) =>
    console.log(
      `${title}: ${what}: next paint ${spread(times.map(({ paintMs }) => paintMs))}` +
        `${times[0]?.listMs === undefined ? '' : `, new list ${spread(times.map(({ listMs }) => listMs!))}`}`,
    );

  await open();
  // By keyboard: a mouse on its way to a value would have the answer fetched before the click.
  const values = page
    .getByRole('complementary', { name: 'Фильтры' })
    .getByRole('checkbox', { disabled: false });
  report('facet', await rounds((round) => clock.ofKey(values.nth(round % 5), 'Space', true)));
  report('facet by mouse', await rounds((round) => clock.ofClick(values.nth(round % 5), true)));

  await open();
  const sort = page.getByRole('combobox', { name: 'Сортировка' });
  report('sort', await rounds((round) => clock.ofKey(sort, round % 2 ? 'ArrowUp' : 'ArrowDown', true)));

  await open();
  const views = ['Список', 'Таблица заказа', 'Карточки'].map((name) => page.getByRole('button', { name }));
  report('view', await rounds((round) => clock.ofClick(views[round % 3]!, false)));

  await open();
  const hearts = page.getByRole('main').getByRole('button', { name: /^В избранное: / });
  report('favourite', await rounds((round) => clock.ofClick(hearts.nth(round % 4), false)));
  report('tick all', await rounds(() => clock.ofClick(page.getByText('Выбрать все'), false)));

  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const spent = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const named = new Map(metrics.map(({ name, value }) => [name, value * 1000]));
    return ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration', 'TaskDuration'].map(
      (name) => named.get(name)!,
    );
  };
  await open();
  const afterOpening = await spent();
  console.log(`${title}: opening: ${words(afterOpening)}`);
  await page.mouse.move(700, 500);
  const frames = await clock.framesOf(async () => {
    for (let step = 0; step < 40; step += 1) {
      await page.mouse.wheel(0, 600);
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
  });
  const scrolling = (await spent()).map((ms, index) => ms - afterOpening[index]!);
  console.log(`${title}: scrolling through: ${words(scrolling)}, frames ${spread(frames)}`);
  await session.detach();
}

async function rounds(measure: (round: number) => Promise<Interaction>): Promise<Interaction[]> {
  const times: Interaction[] = [];
  // The first two warm up the compiler and fetch what is lazy.
  for (let round = 0; round < ROUNDS + 2; round += 1) {
    const time = await measure(round);
    if (round >= 2) times.push(time);
  }
  return times;
}

function spread(times: readonly number[]): string {
  const sorted = [...times].sort((one, other) => one - other);
  const at = (share: number) => Math.round(sorted[Math.ceil((sorted.length - 1) * share)]!);
  return `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, worst ${at(1)} ms`;
}

function words([script, style, layout, task]: readonly number[]): string {
  const rounded = [script, style, layout, task].map((ms) => Math.round(ms!));
  return `script ${rounded[0]} ms, style ${rounded[1]} ms, layout ${rounded[2]} ms, all tasks ${rounded[3]} ms`;
}

/** Puts the big catalogue into the shop's database, through the importer as a shop's own catalogue comes. */
async function fillShop(shop: Shop): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-bench-'));
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, ['src/catalog-cli.ts', ...args], {
      cwd: join(root, 'backend'),
      env: { ...process.env, DATA_DIR: shop.dataDir },
    });
  await shop.api.stop();
  try {
    await run('demo', '--products', String(PRODUCTS), '--out', folder);
    await run('import', join(folder, 'import.xml'), join(folder, 'offers.xml'));
  } finally {
    await rm(folder, { recursive: true, force: true });
    await shop.api.start();
  }
}
