import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';
import { firstViewTexts } from '../fixtures/first-view-texts.ts';
import { test } from '../fixtures/test.ts';
import { LoginPage } from '../pages/login-page.ts';
import { type Device, devices } from './devices.ts';
import { openOneBundle } from './one-bundle/open-one-bundle.ts';
import { countView, type View } from './view-clock.ts';

/**
 * `npm run bench -- first-view [address…]`: first views of this build beside those of the same sources as one bundle, and of
 * other shops, such as one that an earlier checkout serves by `npm start`, in interleaved rounds. The ratios are of pairs
 * measured one after the other.
 */

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const paths = process.env.BENCH_PATHS?.split(',') ?? Object.keys(firstViewTexts);
const others = process.env.BENCH_BESIDE?.split(' ').filter(Boolean) ?? [];

const stages = ['cold', 'warm'] as const;

test.setTimeout(3_600_000);

let oneBundle: Awaited<ReturnType<typeof openOneBundle>>;
test.beforeAll(async () => {
  oneBundle = await openOneBundle();
});
test.afterAll(() => oneBundle.close());

for (const [name, device] of Object.entries<Device>(devices))
  test(`first views on a ${name}`, async ({ shop, browser }) => {
    const addresses = [shop.url, oneBundle.url, ...others];
    const names = ['this build', 'one bundle', ...others];
    const states = await Promise.all(addresses.map((address) => logIn(browser, address)));
    for (const path of paths) {
      const taken = addresses.map(() => ({ cold: [] as View[], warm: [] as View[] }));
      for (let round = 0; round < ROUNDS; round += 1)
        for (const [index, baseURL] of addresses.entries()) {
          const storageState = path === '/auth/' ? undefined : states[index];
          const context = await browser.newContext({ ...device.options, baseURL, storageState });
          for (const stage of stages) taken[index]![stage].push(await countView(context, device, path));
          await context.close();
        }
      for (const stage of stages)
        for (const index of addresses.keys())
          report(
            `${name}, ${path}, ${stage}, ${names[index]}`,
            taken[index]![stage],
            index === 0 ? undefined : taken[0]![stage],
          );
    }
  });

/** Logs in by the page itself, which every release has. */
async function logIn(
  browser: Browser,
  baseURL: string,
): Promise<Awaited<ReturnType<BrowserContext['storageState']>>> {
  const options: BrowserContextOptions = { baseURL, locale: 'ru-RU' };
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await page.goto('/auth/');
  await new LoginPage(page).logIn('buyer@demo.example', 'Demo2026');
  await page.waitForURL((url) => !url.pathname.startsWith('/auth/'));
  const close = page.getByRole('button', { name: 'Понятно' });
  if (await close.isVisible()) await close.click();
  const state = await context.storageState();
  await context.close();
  return state;
}

/** Prints medians, and the median ratio of this build's largest paint and main thread to those of the other's. */
function report(title: string, views: readonly View[], ours: readonly View[] | undefined): void {
  const at = (read: (view: View) => number) => median(views.map(read));
  const kB = (bytes: number) => (bytes / 1000).toFixed(1);
  const parts = [
    `LCP ${Math.round(at(({ lcpMs }) => lcpMs))} ms`,
    `main thread ${(['script', 'style', 'layout', 'all'] as const).map((kind) => `${kind} ${Math.round(at(({ work }) => work[kind]))}`).join(', ')} ms`,
    `${at(({ requests }) => requests)} requests`,
    `${(['script', 'json', 'font', 'other'] as const)
      .map((kind) => `${kind} ${kB(at(({ bytes }) => bytes[kind]))}`)
      .join(', ')} kB`,
  ];
  if (ours) {
    const ratio = (read: (view: View) => number) =>
      median(views.map((view, round) => read(ours[round]!) / read(view))).toFixed(2);
    parts.push(
      `this build: LCP ${ratio(({ lcpMs }) => lcpMs)} ×, main thread ${ratio(({ work }) => work.all)} × of it`,
    );
  }
  console.log(`${title}: ${parts.join('; ')}`);
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
