import type { Locator, Page } from '@playwright/test';
import { fillBasket, someOffers } from '../fixtures/basket.ts';
import { countAlive } from '../fixtures/count-alive.ts';
import { expect, test } from '../fixtures/test.ts';
import { type Device, devices } from './devices.ts';
import { type Interaction, InteractionClock } from './interaction-clock.ts';

/**
 * `npm run bench -- interactions [--check]`: from the input to the next paint of what is done most, and what two hundred
 * switches of areas leave behind. With `--check` it fails above the limits; timings say something on a quiet machine only.
 */

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 20);
const SWITCHES = Number(process.env.BENCH_SWITCHES ?? 200);
const isChecked = process.env.BENCH_BESIDE?.includes('--check') ?? false;
/** By then the page has also prefetched what it prefetches when idle. */
const SETTLED_MS = 4500;
/** p75 of Interaction to Next Paint. */
const limitsMs = { 'slow phone': 200, desktop: 100 };
const HEAP_LIMIT_BYTES = 3_000_000;
const areas = ['/finances/', '/appeal/', '/orders/', '/catalog/'];

test.setTimeout(3_600_000);

for (const [name, device] of Object.entries<Device>(devices))
  test(`interactions on a ${name}`, async ({ browser, context, shop, signIn, api }) => {
    await signIn('buyer');
    await fillBasket(api, await someOffers(api, 20));
    const storageState = await context.storageState();
    const visit = await browser.newContext({ ...device.options, baseURL: shop.url, storageState });
    const page = await visit.newPage();
    const clock = await InteractionClock.of(page);
    const session = await visit.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: device.cpuSlowdown });
    const open = async (path: string) => {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.waitForTimeout(SETTLED_MS);
      await clock.start();
    };
    const limitMs = limitsMs[name as keyof typeof limitsMs];
    const report = (what: string, times: readonly Interaction[]) => {
      const p75 = at(times, 0.75, ({ paintMs }) => paintMs);
      const work = at(times, 0.5, ({ work: { all } }) => all);
      console.log(`${name}: ${what}: INP p75 ${p75} ms (limit ${limitMs}), main thread p50 ${work} ms`);
      if (isChecked) expect.soft(p75, `${what} on a ${name}`).toBeLessThanOrEqual(limitMs);
    };

    await open('/catalog/perchatki/');
    const filters = await openFilters(page);
    const values = filters.getByRole('checkbox', { disabled: false });
    report('facet click', await rounds((round) => clock.ofClick(values.nth(round % 5), true)));

    await open('/basket/');
    const quantity = page.getByRole('main').getByRole('spinbutton').first();
    report(
      'quantity key in the basket',
      await rounds((round) => clock.ofKey(quantity, round % 2 ? 'ArrowDown' : 'ArrowUp', false)),
    );

    await open('/');
    report(
      'area switch',
      await rounds(async (round) => {
        const path = areas[round % areas.length]!;
        const link = page.locator(`a[href="${path}"]`).filter({ visible: true }).first();
        const switched = await clock.ofClick(await reachable(page, link), false);
        await page.locator('[data-area] h1').first().waitFor();
        return switched;
      }),
    );
    await visit.close();
  });

test(`what ${SWITCHES} switches of areas leave behind`, async ({ page, signIn }) => {
  await signIn('buyer');
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  const walk = async (steps: number) => {
    for (let step = 0; step < steps; step += 1) {
      const path = areas[step % areas.length]!;
      await page.locator(`a[href="${path}"]`).first().dispatchEvent('click');
      await expect(page).toHaveURL(path);
      await page.locator('[data-area] h1').first().waitFor();
    }
    await page.waitForTimeout(SETTLED_MS);
  };
  // After the first rounds everything that is kept for good has loaded.
  await walk(2 * areas.length);
  const before = await countAlive(client);
  await walk(SWITCHES);
  const after = await countAlive(client);
  const heap = after.heapBytes - before.heapBytes;
  const listeners = after.listeners - before.listeners;
  const containers = after.areas - before.areas;
  console.log(
    `${SWITCHES} switches: heap ${(heap / 1e6).toFixed(2)} MB, listeners ${listeners}, containers ${containers}`,
  );
  if (!isChecked) return;
  expect.soft(heap, 'heap').toBeLessThanOrEqual(HEAP_LIMIT_BYTES);
  expect.soft(listeners, 'listeners').toBeLessThanOrEqual(0);
  expect.soft(containers, 'containers of areas').toBeLessThanOrEqual(0);
});

/** The filters beside a listing, or on a phone in their drawer. */
async function openFilters(page: Page): Promise<Locator> {
  const beside = page.getByRole('complementary', { name: 'Фильтры' });
  if (await beside.isVisible()) return beside;
  await page.getByRole('button', { name: /^Фильтры/ }).click();
  return page.getByRole('dialog');
}

/** A link of the menu, which a phone shows after «Меню». */
async function reachable(page: Page, link: Locator): Promise<Locator> {
  if (!(await link.isVisible())) await page.getByRole('button', { name: 'Меню' }).click();
  return link;
}

async function rounds(measure: (round: number) => Promise<Interaction>): Promise<Interaction[]> {
  const times: Interaction[] = [];
  // The first rounds warm up the compiler and load lazy chunks.
  for (let round = 0; round < ROUNDS + 4; round += 1) {
    const time = await measure(round);
    if (round >= 4) times.push(time);
  }
  return times;
}

function at(times: readonly Interaction[], share: number, read: (time: Interaction) => number): number {
  const sorted = times.map(read).sort((one, other) => one - other);
  return Math.round(sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN);
}
