import { containerName } from '@shop/contracts/platform/container';
import { copyBuildWith } from '../../fixtures/builds.ts';
import { expect, test } from '../../fixtures/test.ts';
import { ShopPage } from '../../pages/shop-page.ts';

/** A container that loads well and whose area cannot be mounted. */
const throwsOnMount = (version: string) => `var ${containerName('finances', version)} = {
  init() {},
  get: async () => () => ({
    bootstrap: async () => {},
    mount: async () => { throw new Error('broken at mount'); },
    unmount: async () => {},
  }),
};`;

test('a release that throws on mount is withdrawn on what browsers report, and the next page carries the one before', async ({
  page,
  shop,
  signIn,
}) => {
  test.slow();
  await signIn('buyer');
  const screen = new ShopPage(page);
  const area = page.locator('[data-area="finances"]');
  await screen.open('/finances/');
  await expect(screen.heading).toHaveText('Финансы');
  const good = (await area.getAttribute('data-release')) ?? '';

  const version = `9.1.0-${Date.now()}`;
  const build = await copyBuildWith('mfe-finances', version, throwsOnMount(version));
  await shop.release('publish', 'finances', '--from', build);
  for (let visit = 0; visit < 6; visit += 1) {
    await screen.open('/finances/');
    // The visitor gets the previous release all the same.
    await expect(screen.heading).toHaveText('Финансы');
    await expect(area).toHaveAttribute('data-release', good);
  }
  const nextPage = async () => (await page.request.get('/finances/')).text();
  await expect.poll(nextPage, { timeout: 30_000 }).not.toContain(`/releases/finances/${version}/`);
  expect(await nextPage()).toContain(`/releases/finances/${good}/`);

  const withdrawal = (await shop.release('history', '--json'))
    .split('\n')
    .find((line) => line.includes('broken at mount'));
  expect(withdrawal).toContain(`${version} не работал на`);
});

test('a page tells which releases it shows and how fast it was, without its query and without anybody’s words', async ({
  page,
  signIn,
}) => {
  await signIn('buyer');
  const reports: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/telemetry') reports.push(request.postData() ?? '');
  });
  const screen = new ShopPage(page);
  await screen.open('/finances/?secret=tea');
  await expect(screen.heading).toHaveText('Финансы');
  const told = () => reports.flatMap((report) => (JSON.parse(report) as { events: Told[] }).events);
  await expect.poll(() => told().map(({ kind, area }) => `${kind} ${area}`)).toContain('mounted finances');
  expect(told().map(({ kind, area }) => `${kind} ${area}`)).toContain('mounted shell');
  await page.goto('/basket/');
  const metrics = async () => (await page.request.get('/metrics')).text();
  for (const vital of ['lcp_seconds', 'ttfb_seconds', 'cls'])
    for (const area of ['shell', 'finances'])
      await expect
        .poll(metrics)
        .toMatch(new RegExp(`^shop_${vital}_count{area="${area}",version="[^"]+"} [1-9]`, 'm'));
  expect(reports.join()).not.toContain('secret');
});

interface Told {
  readonly kind: string;
  readonly area: string;
}

test('a shell that does not start is heard of, though nothing of it runs', async ({
  page,
  signIn,
  health,
}) => {
  health.tolerate(/uncaught/);
  await signIn('buyer');
  await page.route('**/releases/shell/**/bootstrap*.js*', (route) => route.fulfill({ status: 404 }));
  const told = page.waitForRequest((request) => new URL(request.url()).pathname === '/telemetry');
  await new ShopPage(page).open('/finances/');
  expect(((await told).postDataJSON() as { events: Told[] }).events).toEqual(
    expect.arrayContaining([expect.objectContaining({ kind: 'load', area: 'shell' })]),
  );
});
