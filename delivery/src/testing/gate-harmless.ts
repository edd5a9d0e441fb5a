import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type Change,
  next,
  noise,
  withContracts,
  withFile,
  withMenu,
  withRoute,
  withRouteThat,
} from './gate-change.ts';
import {
  basket,
  catalog,
  change,
  event,
  finances,
  number,
  objectOf,
  offer,
  offering,
  offeringModules,
  service,
  shell,
  slot,
  text,
} from './gate-shop.ts';

/** Changes a team makes every day, none of which may be refused. */
export const harmless: readonly Change[] = [
  { name: 'the same code under another version', builds: [next(finances)] },
  { name: 'a new file', builds: [withFile('chart.js', 'chart()')] },
  {
    name: 'a renamed chunk',
    builds: [
      next(finances, {
        extraFiles: { 'page.1f2e.js': 'page()' },
        preload: { './area': ['area.js'], page: ['area.js', 'page.1f2e.js'], './tile': ['tile.js'] },
      }),
    ],
  },
  { name: 'a heavier page within its budget', builds: [withFile('page.js', noise(200_000))] },
  { name: 'a lazy chunk within its budget', builds: [withFile('chart.js', noise(120_000))] },
  {
    name: 'a new export of the shell',
    builds: [next(shell, { shared: { ...shell.shared, '@shop/platform/http': ['call', 'send', 'stream'] } })],
  },
  {
    name: 'an export of the shell gone that nobody uses',
    builds: [next(shell, { shared: { ...shell.shared, '@shop/platform/http': ['call'] } })],
  },
  {
    name: 'a new shared module of the shell',
    builds: [next(shell, { shared: { ...shell.shared, '@shop/ui': ['Button'] } })],
  },
  { name: 'an import less', builds: [next(finances, { shared: {} })] },
  {
    name: 'one more export of the area',
    builds: [
      next(finances, {
        exports: { './area': ['bootstrap', 'mount', 'unmount', 'update'], './tile': ['Widget', 'preload'] },
      }),
    ],
  },
  { name: 'a new route', builds: [withRoute('/reports/')] },
  { name: 'a route below a path of its own', builds: [withRoute('/finances/report/')] },
  { name: 'another known guard', builds: [withRouteThat({ guard: 'role:CUSTOMER' })] },
  { name: 'another known layout', builds: [withRouteThat({ layout: 'content' })] },
  { name: 'another text in the menu', builds: [withMenu({ name: 'Баланс' })] },
  { name: 'a menu entry that leads to a page below', builds: [withMenu({ link: '/finances/acts/' })] },
  {
    name: 'a widget more',
    builds: [
      next(catalog, {
        manifest: { widgets: [{ slot: 'home.tile', module: './tile', order: 5 }] },
        contracts: {
          slots: { ...catalog.contracts!.slots, ...slot('home.tile', {}, 'fills') },
          events: catalog.contracts!.events,
        },
      }),
    ],
  },
  { name: 'a widget less', builds: [next(finances, { manifest: { menu: [], widgets: [] } })] },
  {
    name: 'a host that gives more than asked for',
    builds: [
      withContracts(catalog, { slots: slot('product.add-to-basket', { ...offer, price: number }, 'shows') }),
    ],
  },
  {
    name: 'a widget that can do with less',
    builds: [withContracts(basket, { slots: slot('product.add-to-basket', { offerId: number }, 'fills') })],
  },
  {
    name: 'a new optional prop',
    builds: [
      withContracts(basket, {
        slots: slot('product.add-to-basket', { ...offer, 'badge?': text }, 'fills'),
      }),
    ],
  },
  {
    name: 'a widget that takes more kinds of values',
    builds: [
      withContracts(basket, {
        slots: slot(
          'product.add-to-basket',
          { ...offer, measure: { anyOf: [text, { type: 'null' }] } },
          'fills',
        ),
      }),
    ],
  },
  {
    name: 'an event that tells more',
    builds: [
      withContracts(basket, {
        events: event('basket.changed', { ...change, by: objectOf({}) }, 'publishes'),
      }),
    ],
  },
  {
    name: 'a slot and an event that are new in the shell',
    builds: [
      withContracts(shell, {
        slots: { ...shell.contracts!.slots, ...slot('product.badge', { offerId: number }, 'knows') },
        events: { ...shell.contracts!.events, ...event('price.changed', {}, 'knows') },
      }),
    ],
  },
  {
    name: 'a slot that shell, host and filler learn together',
    builds: [
      withContracts(shell, {
        slots: { ...shell.contracts!.slots, ...slot('product.badge', { offerId: number }, 'knows') },
      }),
      withContracts(catalog, {
        slots: { ...catalog.contracts!.slots, ...slot('product.badge', { offerId: number }, 'shows') },
      }),
    ],
  },
  {
    name: 'a service that nobody offers yet',
    builds: [withContracts(catalog, { services: service('asks') })],
  },
  {
    name: 'a service that can do more than it is asked for',
    before: { build: withContracts(catalog, { services: service('asks') }) },
    builds: [
      next(basket, {
        ...offeringModules,
        manifest: offering,
        contracts: {
          ...basket.contracts!,
          services: service('offers', { takes: {}, gives: { stored: number, wanted: number } }),
        },
      }),
    ],
  },
  {
    name: 'a source map without sources',
    builds: [withFile('page.js.map', '{"version":3,"sources":["page.tsx"],"mappings":""}')],
  },
  {
    name: 'a source map beside the files, which stays behind',
    builds: [next(finances)],
    harm: (folder) => writeFile(path.join(folder, 'page.js.map'), '{"sourcesContent":["page()"]}'),
  },
  {
    name: 'addresses of other hosts that are only links or names',
    builds: [
      withFile('page.js', 'a.href="https://example.com/help";new URL("http://localhost");evaluate(1)'),
    ],
  },
];
