import { firstScreens, lazyScripts, weightOf } from './budgets.ts';
import type { ReleaseManifest } from './release.ts';

function buildRelease(area: string, files: Record<string, number>, given: Partial<ReleaseManifest>) {
  const measured = Object.entries(files).map(([file, brotliBytes]) => [
    file,
    { bytes: brotliBytes * 4, brotliBytes, integrity: 'sha384-x' },
  ]);
  const release: ReleaseManifest = {
    area,
    version: '1.0.0',
    commit: null,
    files: Object.fromEntries(measured),
    entry: ['entry.js'],
    styles: [],
    fonts: [],
    preload: {},
    shared: {},
    manifest: null,
    ...given,
  };
  return release;
}

const manifest = (area: string, given: Partial<ReleaseManifest['manifest']>) =>
  ({
    area,
    title: area,
    module: './area',
    routes: [],
    menu: [],
    widgets: [],
    ...given,
  }) as ReleaseManifest['manifest'];
const route = { guard: 'auth', layout: 'default' as const, title: '' };

const shell = buildRelease(
  'shell',
  { 'entry.js': 10, 'base.js': 20, 'layout.js': 30, 'areas.js': 5, 'login.js': 7, 'later.js': 9 },
  {
    preload: {
      bootstrap: ['base.js'],
      layout: ['base.js', 'layout.js'],
      areas: ['areas.js'],
      login: ['base.js', 'login.js'],
    },
    manifest: manifest('shell', {
      routes: [
        { ...route, path: '/', slots: ['home.tile'] },
        { ...route, path: '/auth/', guard: 'guest', layout: 'typical', chunk: 'login' },
      ],
    }),
  },
);
const finances = (tile: number) =>
  buildRelease(
    'finances',
    { 'entry.js': 1, 'area.js': 2, 'page.js': 3, 'tile.js': tile },
    {
      preload: { './area': ['area.js'], './tile': ['tile.js'], page: ['area.js', 'page.js'] },
      manifest: manifest('finances', {
        routes: [{ ...route, path: '/finances/', chunk: 'page' }],
        widgets: [{ slot: 'home.tile', module: './tile', order: 1 }],
      }),
    },
  );

function weights(...areas: readonly ReleaseManifest[]) {
  return firstScreens(shell, areas).map(({ path, scripts, budgetBytes }) => [
    path,
    weightOf(scripts),
    budgetBytes,
  ]);
}

it('weighs a screen with all its visitor downloads, each script once', () => {
  expect(weights(finances(100))).toEqual([
    ['/', 10 + 20 + 30 + 1 + 100, 166_800],
    ['/auth/', 10 + 20 + 7, 147_200],
    ['/finances/', 10 + 20 + 30 + 5 + 1 + 2 + 3, 190_400],
  ]);
});

it('counts the heavier widget of an area’s live release and canary', () => {
  expect(weights(finances(100), finances(200))[0]).toEqual(['/', 10 + 20 + 30 + 1 + 200, 166_800]);
});

it('counts scripts that no first screen loads as lazy', () => {
  expect(lazyScripts(shell)).toEqual(['later.js']);
});

const basket = buildRelease(
  'basket-order',
  { 'entry.js': 1, 'common.js': 2, 'orders.js': 10, 'recent.js': 20, 'drafts.js': 50 },
  {
    preload: {
      './orders': ['common.js', 'orders.js'],
      './recent': ['common.js', 'recent.js'],
      './drafts': ['common.js', 'drafts.js'],
    },
    manifest: manifest('basket-order', {
      widgets: [
        { slot: 'home.tile', module: './orders', order: 1 },
        { slot: 'home.tile', module: './recent', order: 2 },
        { slot: 'home.tile', module: './drafts', order: 3, lazy: true },
      ],
    }),
  },
);

it('counts all eager widgets of an area in a slot of many', () => {
  expect(weights(basket)[0]).toEqual(['/', 10 + 20 + 30 + 1 + 2 + 10 + 20, 166_800]);
});

it('applies the budget of a lazy chunk to the script of a lazy widget', () => {
  expect(lazyScripts(basket)).toEqual(['drafts.js']);
});

it('weighs a page below a path by its own chunk', () => {
  const support = buildRelease(
    'support',
    { 'entry.js': 1, 'list.js': 10, 'one.js': 40 },
    {
      preload: { list: ['list.js'], one: ['one.js'] },
      manifest: manifest('support', {
        routes: [{ ...route, path: '/appeal/', chunk: 'list', chunkBelow: 'one' }],
      }),
    },
  );
  expect(weights(support).slice(2)).toEqual([
    ['/appeal/', 10 + 20 + 30 + 5 + 1 + 10, 190_400],
    ['/appeal/…/', 10 + 20 + 30 + 5 + 1 + 40, 190_400],
  ]);
});
