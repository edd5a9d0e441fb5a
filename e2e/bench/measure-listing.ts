import type { Page } from '@playwright/test';
import { ListingPage } from '../pages/listing-page.ts';
import { type Interaction, InteractionClock, type Work, workBetween } from './interaction-clock.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 20);
/** By then the page has also prefetched what it prefetches when idle. */
const SETTLED_MS = 4500;
const section = '/catalog/perchatki/';

/** Prints what opening, scrolling and each kind of choice cost on a listing with so many cards. */
export async function measureListing(page: Page, title: string, size: number): Promise<void> {
  const listing = new ListingPage(page);
  const clock = await InteractionClock.of(page);
  const query = size === 20 ? '' : `?page_size=${size}`;
  const open = async () => {
    await listing.open(`${section}${query}`);
    await page.locator('main [aria-busy="true"]').first().waitFor({ state: 'detached' });
    await page.waitForTimeout(SETTLED_MS);
    await clock.start();
  };
  const report = (what: string, times: readonly Interaction[]) => {
    const lists = times.flatMap(({ listMs }) => listMs ?? []);
    const parts = [
      `next paint ${spread(times.map(({ paintMs }) => paintMs))}`,
      ...(lists.length > 0 ? [`new list ${spread(lists)}`] : []),
      `main thread ${spread(times.map(({ work }) => work.all))}`,
    ];
    console.log(`${title}: ${what}: ${parts.join('; ')}`);
  };

  await open();
  // The keyboard is used because hovering over a value would prefetch its answer.
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

  // The next page would open in the view that was chosen last.
  await listing.chooseView('Карточки');

  await open();
  const hearts = page.getByRole('main').getByRole('button', { name: /^В избранное: / });
  report('favourite', await rounds((round) => clock.ofClick(hearts.nth(round % 4), false)));
  report('tick all', await rounds(() => clock.ofClick(page.getByText('Выбрать все'), false)));

  await open();
  const afterOpening = await clock.work();
  console.log(`${title}: opening: ${words(afterOpening)}`);
  await page.mouse.move(700, 500);
  const frames = await clock.framesOf(async () => {
    for (let step = 0; step < 40; step += 1) {
      await page.mouse.wheel(0, 600);
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
  });
  const scrolling = workBetween(afterOpening, await clock.work());
  console.log(`${title}: scrolling through: ${words(scrolling)}, frames ${spread(frames)}`);
}

async function rounds(measure: (round: number) => Promise<Interaction>): Promise<Interaction[]> {
  const times: Interaction[] = [];
  // The first two rounds warm up the compiler and load lazy chunks.
  for (let round = 0; round < ROUNDS + 2; round += 1) {
    const time = await measure(round);
    if (round >= 2) times.push(time);
  }
  return times;
}

function spread(times: readonly number[]): string {
  const sorted = [...times].sort((one, other) => one - other);
  const at = (share: number) => Math.round(sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)]!);
  return `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, worst ${at(1)} ms`;
}

function words({ script, style, layout, all }: Work): string {
  const [first, second, third, whole] = [script, style, layout, all].map(Math.round);
  return `script ${first} ms, style ${second} ms, layout ${third} ms, all tasks ${whole} ms`;
}
