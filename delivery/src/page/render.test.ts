import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AreaRoute } from '@shop/contracts/platform/area';
import { discoveryDocument as discoverySchema, shopConfig } from '@shop/contracts/platform/discovery';
import * as v from 'valibot';
import type { LiveRelease, Snapshot } from '../releases/store/live-releases.ts';
import { type BuildWith, candidateWith } from '../testing/release.builder.ts';
import { createRenderer } from './render.ts';

const tile = {
  widgets: [
    { slot: 'home.tile', module: './tile', order: 10 },
    { slot: 'home.tile', module: './schedule', order: 20, lazy: true },
  ],
};
const shellRoutes: AreaRoute[] = [
  { path: '/', guard: 'auth', layout: 'default', title: 'Главная', chunk: 'home', slots: ['home.tile'] },
  { path: '/auth/', guard: 'guest', layout: 'typical', title: 'Вход', chunk: 'login' },
];
const financeRoutes: AreaRoute[] = [
  {
    path: '/finances/',
    guard: 'auth',
    layout: 'default',
    title: 'Финансы',
    chunk: 'list',
    chunkBelow: 'one',
  },
];
const shell: BuildWith = {
  area: 'shell',
  fonts: ['text.woff2'],
  styles: ['fonts.css'],
  extraFiles: { 'home.js': 'home()', 'text.woff2': 'font', 'fonts.css': '@font-face' },
  preload: {
    bootstrap: ['vendor.js', 'bootstrap.js'],
    layout: ['vendor.js', 'layout.js'],
    areas: ['areas.js'],
    home: ['vendor.js', 'home.js'],
    login: ['vendor.js', 'login.js'],
  },
  manifest: { routes: shellRoutes },
};
const snapshot = snapshotOf(
  { live: shell },
  { live: { area: 'catalog', version: '1.1.0' }, previous: { area: 'catalog' } },
  {
    live: {
      area: 'finances',
      manifest: { ...tile, routes: financeRoutes },
      preload: {
        './area': ['area.js'],
        './tile': ['tile.js'],
        './schedule': ['page.js'],
        list: ['area.js', 'list.js'],
        one: ['area.js', 'one.js'],
      },
      extraFiles: { 'list.js': 'list()', 'one.js': 'one()' },
    },
  },
);

function snapshotOf(...given: readonly { live: BuildWith; previous?: BuildWith }[]): Snapshot {
  const releases = given.map(({ live, previous }): [string, LiveRelease] => [
    live.area,
    { live: candidateWith(live).manifest, previous: previous && candidateWith(previous).manifest },
  ]);
  const { shell: shellRelease, ...areas } = Object.fromEntries(releases);
  return { shell: shellRelease, areas: new Map(Object.entries(areas)) };
}

function render(
  given: { pathname?: string; hasSession?: boolean; siteName?: string; assetOrigin?: string } = {},
) {
  const { pathname = '/', hasSession = true, siteName = 'Спецоснова', assetOrigin } = given;
  const settings = { config: { siteName, hashSalt: 'salt' }, assetOrigin };
  return createRenderer(settings)(snapshot, { pathname, hasSession, nonce: 'n0nce' })!;
}

const preloadsOf = (page: string) =>
  [...page.matchAll(/<link rel="preload" as="script" href="\/releases\/([^"]+)"/g)].map(([, file]) => file!);
const inlined = (page: string, id: string) =>
  JSON.parse(new RegExp(`<script type="application/json" id="${id}">(.*)</script>`).exec(page)![1]!);

test('the page is Russian, carries the site name, the nonce and the shell with its integrity (§1.48)', () => {
  const page = render();
  assert.match(page, /<html lang="ru">/);
  assert.match(page, /<title>Спецоснова<\/title>/);
  assert.match(page, /<meta name="sc-nonce" content="n0nce">/);
  assert.match(
    page,
    /<script src="\/releases\/shell\/1\.0\.0\/shell\.js" integrity="sha384-[^"]+" nonce="n0nce" defer><\/script>/,
  );
  assert.match(
    page,
    /<link rel="stylesheet" href="\/releases\/shell\/1\.0\.0\/fonts\.css" integrity="sha384-/,
  );
  assert.match(page, /<noscript>[\s\S]*JavaScript[\s\S]*<\/noscript>/);
});

test('nothing in the configuration can end the script it stands in', () => {
  const siteName = '</script><script>alert(1)</script><!-- "&';
  const page = render({ siteName });
  assert.ok(!page.includes('<script>alert'));
  assert.ok(!page.includes('<!-- '));
  assert.equal(inlined(page, 'shop-config').siteName, siteName);
});

test('configuration and discovery document fit their contracts', () => {
  const page = render();
  assert.equal(v.parse(shopConfig, inlined(page, 'shop-config')).shellVersion, '1.0.0');
  const { microFrontends } = v.parse(discoverySchema, inlined(page, 'shop-discovery'));
  assert.deepEqual(Object.keys(microFrontends), ['catalog', 'finances']);
  const [catalog] = microFrontends.catalog!;
  assert.equal(catalog?.url, '/releases/catalog/1.1.0/remoteEntry.js');
  assert.equal(catalog?.fallbackUrl, '/releases/catalog/1.0.0/remoteEntry.js');
  assert.equal(catalog?.extras.previous?.version, '1.0.0');
  assert.equal(catalog?.extras.area.routes[0]?.path, '/catalog/');
});

const shellFirst = ['shell/1.0.0/vendor.js', 'shell/1.0.0/bootstrap.js'];
const withLayout = [...shellFirst, 'shell/1.0.0/layout.js'];
const areaScreen = [...withLayout, 'shell/1.0.0/areas.js'];
const financeFiles = ['remoteEntry.js', 'area.js'].map((file) => `finances/1.0.0/${file}`);
const catalogFiles = ['remoteEntry.js', 'area.js', 'page.js'].map((file) => `catalog/1.1.0/${file}`);

/** The files that a visitor at a path will need, in that order. */
const preloads: readonly (readonly [string, string, boolean, readonly string[]])[] = [
  ['an area', '/catalog/', true, [...areaScreen, ...catalogFiles]],
  ['a page deep in an area', '/catalog/gloves/winter/', true, [...areaScreen, ...catalogFiles]],
  ['a list', '/finances', true, [...areaScreen, ...financeFiles, 'finances/1.0.0/list.js']],
  ['what is in the list', '/finances/7/', true, [...areaScreen, ...financeFiles, 'finances/1.0.0/one.js']],
  ['an area without its last slash', '/catalog', true, [...areaScreen, ...catalogFiles]],
  ['an area when not logged in', '/catalog/', false, [...shellFirst, 'shell/1.0.0/login.js']],
  ['the login page', '/auth', false, [...shellFirst, 'shell/1.0.0/login.js']],
  [
    'the home page with the widgets of its slots that are not lazy',
    '/',
    true,
    [...withLayout, 'shell/1.0.0/home.js', 'finances/1.0.0/remoteEntry.js', 'finances/1.0.0/tile.js'],
  ],
  ['a path nobody has', '/catalogue/', true, shellFirst],
];

for (const [what, pathname, hasSession, files] of preloads)
  test(`the page preloads for ${what}`, () => {
    assert.deepEqual(preloadsOf(render({ pathname, hasSession })), files);
  });

test('scripts of the own origin are preloaded without crossorigin, fonts with it', () => {
  const page = render();
  assert.doesNotMatch(page, /as="script"[^>]*crossorigin/);
  assert.match(page, /<link rel="preload" as="font" [^>]*href="[^"]+text\.woff2" crossorigin>/);
});

test('fonts come after every script and give way to them', () => {
  const page = render();
  assert.match(page, /as="font" type="font\/woff2" fetchpriority="low"/);
  assert.ok(page.indexOf('as="font"') > page.lastIndexOf('<script nonce'));
  assert.ok(page.indexOf('as="font"') > page.lastIndexOf('as="script"'));
});

test('with an asset origin every file comes from there, checked', () => {
  const page = render({ pathname: '/catalog/', assetOrigin: 'https://cdn.example' });
  assert.doesNotMatch(page, /"\/releases\//);
  assert.match(page, /src="https:\/\/cdn\.example\/releases\/shell\/[^>]+crossorigin="anonymous"/);
});

test('without a shell there is no page', () => {
  const settings = { config: { siteName: '', hashSalt: '' }, assetOrigin: undefined };
  const request = { pathname: '/', hasSession: false, nonce: 'n' };
  assert.equal(createRenderer(settings)({ shell: undefined, areas: new Map() }, request), undefined);
});
