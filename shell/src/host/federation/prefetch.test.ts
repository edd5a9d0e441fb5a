import { renderPage } from '@shop/testing/render-page.tsx';
import { createElement } from 'react';
import { buildAreaWith } from '../../testing/area.builder.ts';
import { createAreaLoader } from './area-loader.ts';
import { startPrefetch } from './prefetch.ts';

const route = (path: string, guard = 'auth') => ({ path, guard, layout: 'default' as const, title: path });
const areas = [
  buildAreaWith({ area: 'catalog', routes: [route('/catalog/')] }),
  buildAreaWith({ area: 'finances', routes: [route('/finances/')] }),
  buildAreaWith({ area: 'manager', routes: [route('/manager/', 'manager')] }),
];
const fetched: string[] = [];
const loader = createAreaLoader(async (area) => {
  fetched.push(area);
  return { bootstrap: jest.fn(), mount: jest.fn(), unmount: jest.fn() };
});

it('fetches the area of a link under the mouse', async () => {
  const { user } = renderPage(createElement('a', { href: '/finances/' }, 'Финансы'));
  jest.useFakeTimers();
  startPrefetch(areas, loader);
  jest.useRealTimers();
  await user.hover(document.querySelector('a')!);
  expect(fetched).toEqual(['finances']);
});

it('waits three seconds after the load, and leaves out what the user may not enter', async () => {
  jest.useFakeTimers();
  fetched.length = 0;
  renderPage(createElement('p'));
  startPrefetch(areas, loader);
  await jest.advanceTimersByTimeAsync(2900);
  expect(fetched).toEqual([]);
  await jest.advanceTimersByTimeAsync(400);
  expect(fetched).toEqual(['catalog']);
  jest.useRealTimers();
});

it('fetches nothing early for visitors who save data', async () => {
  Object.assign(navigator, { connection: { saveData: true } });
  jest.useFakeTimers();
  const fresh = createAreaLoader(async (area) => fetched.push(area));
  fetched.length = 0;
  startPrefetch(areas, fresh);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(fetched).toEqual([]);
  jest.useRealTimers();
});
