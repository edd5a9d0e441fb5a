import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type Break,
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
  event,
  finances,
  number,
  offer,
  offering,
  offeringModules,
  service,
  shell,
  slot,
  text,
} from './gate-shop.ts';

/** Releases that would break the shop, and the reason an operator reads. */
export const breaks: readonly Break[] = [
  {
    name: 'a lifecycle that is gone',
    builds: [next(finances, { exports: { './area': ['bootstrap', 'mount'], './tile': ['Widget'] } })],
    reason: /\.\/area, which starts it, does not export unmount/,
  },
  {
    name: 'an area that is not exposed',
    builds: [next(finances, { preload: { page: ['page.js'], './tile': ['tile.js'] } })],
    reason: /does not expose \.\/area, which starts it/,
  },
  {
    name: 'a widget without its component',
    builds: [
      next(finances, { exports: { './area': ['bootstrap', 'mount', 'unmount'], './tile': ['Tile'] } }),
    ],
    reason: /\.\/tile, which fills the slot home\.tile, does not export Widget/,
  },
  {
    name: 'a build of an age that recorded no contracts',
    builds: [next(finances, { contracts: undefined })],
    reason: /contracts is missing; build it with the present tools/,
  },
  {
    name: 'a listed file that is lost',
    builds: [next(finances)],
    harm: (folder) => rm(path.join(folder, 'page.js')),
    reason: /page\.js: listed in release\.json, but not in/,
  },
  {
    name: 'a byte changed after the build',
    builds: [next(finances)],
    harm: async (folder) => {
      const file = path.join(folder, 'page.js');
      await writeFile(file, (await readFile(file, 'utf8')).replace('page()', 'evil()'));
    },
    reason: /page\.js: its content does not match its integrity/,
  },
  {
    name: 'a script without a hash',
    builds: [next(finances)],
    harm: (folder) => writeFile(path.join(folder, 'late.js'), 'late()'),
    reason: /late\.js: has no hash/,
  },
  {
    name: 'a first screen over its budget',
    builds: [withFile('page.js', noise(262_000))],
    reason:
      /the first screen of \/finances\/ \(finances 1\.1\.0 in shell 1\.0\.0\) weighs 19\d.* its budget is 190\.4 kB/,
  },
  {
    name: 'a shell that makes the login screen too heavy',
    builds: [next(shell, { extraFiles: { 'bootstrap.js': noise(210_000) } })],
    reason: /the first screen of \/auth\/ \(shell 1\.1\.0\) weighs 1[56]\d.* its budget is 147\.2 kB/,
  },
  {
    name: 'a lazy chunk over its budget',
    builds: [withFile('chart.js', noise(140_000))],
    reason: /chart\.js: 10\d.* of brotli, and a lazy chunk may weigh 100 kB/,
  },
  {
    name: 'a route that does not end with a slash',
    builds: [withRoute('/finances/report')],
    reason: /the path \/finances\/report must begin and end with a slash/,
  },
  {
    name: 'a route on a path of the server',
    builds: [withRoute('/operations/report/')],
    reason: /the path \/operations\/report\/ is reserved for the server/,
  },
  {
    name: 'a route that another area has',
    builds: [withRoute('/catalog/')],
    reason: /catalog and finances both have the path \/catalog\//,
  },
  {
    name: 'a route that the shell has',
    builds: [withRoute('/auth/')],
    reason: /shell and finances both have the path \/auth\//,
  },
  {
    name: 'a route that a canary of another area has',
    before: {
      build: next(catalog, {
        manifest: { routes: [{ path: '/sale/', guard: 'auth', layout: 'default', title: 'Скидки' }] },
      }),
      percent: 5,
    },
    builds: [withRoute('/sale/')],
    reason: /catalog and finances both have the path \/sale\//,
  },
  {
    name: 'a guard nobody knows',
    builds: [withRouteThat({ guard: 'role:BOSS' })],
    reason: /there is no guard role:BOSS/,
  },
  {
    name: 'a layout nobody knows',
    builds: [withRouteThat({ layout: 'wide' })],
    reason: /there is no layout "wide"/,
  },
  {
    name: 'a menu entry that leads into another area',
    builds: [withMenu({ link: '/catalog/' })],
    reason: /«Финансы» leads to \/catalog\/, which is no path of this area/,
  },
  {
    name: 'an import that the live shell does not offer',
    builds: [next(finances, { shared: { '@shop/platform/http': ['call', 'stream'] } })],
    reason: /finances 1\.1\.0 uses stream of @shop\/platform\/http, which shell 1\.0\.0 does not offer/,
  },
  {
    name: 'an import that only the canary of the shell lacks',
    before: {
      build: next(shell, { shared: { ...shell.shared, '@shop/platform/http': ['call'] } }),
      percent: 1,
    },
    builds: [next(finances, { shared: { '@shop/platform/http': ['send'] } })],
    reason: /finances 1\.1\.0 uses send of @shop\/platform\/http, which shell 1\.1\.0 does not offer/,
  },
  {
    name: 'a shell that drops what a live area uses',
    builds: [next(shell, { shared: { ...shell.shared, '@shop/platform/http': ['send'] } })],
    reason: /basket-order 1\.0\.0 uses call of @shop\/platform\/http, which shell 1\.1\.0 does not offer/,
  },
  {
    name: 'a shell that drops what a fallback uses',
    before: { build: next(basket, { shared: { '@shop/platform/http': ['call'] } }) },
    builds: [next(shell, { shared: { '@shop/platform/http': ['call', 'send'] } })],
    reason: /basket-order 1\.0\.0 uses @shop\/platform\/events, which shell .* \(its fallback\)/,
  },
  {
    name: 'a widget in a slot that does not exist',
    builds: [
      next(finances, {
        manifest: { widgets: [{ slot: 'home.tiles', module: './tile', order: 1 }] },
        contracts: { slots: slot('home.tiles', {}, 'fills'), events: {} },
      }),
    ],
    reason: /uses the slot home\.tiles, which does not exist in shell 1\.0\.0/,
  },
  {
    name: 'a host that stops giving what a widget needs',
    builds: [withContracts(catalog, { slots: slot('product.add-to-basket', { offerId: number }, 'shows') })],
    reason:
      /slot product\.add-to-basket: basket-order 1\.0\.0 fills it .* catalog 1\.1\.0.*: measure is not given/,
  },
  {
    name: 'a widget that needs what its host does not give',
    builds: [
      withContracts(basket, {
        slots: slot('product.add-to-basket', { ...offer, price: number }, 'fills'),
      }),
    ],
    reason: /basket-order 1\.1\.0 fills it .* catalog 1\.0\.0, which shows it, gives: price is not given/,
  },
  {
    name: 'a prop of another type',
    builds: [
      withContracts(catalog, {
        slots: slot('product.add-to-basket', { ...offer, offerId: text }, 'shows'),
      }),
    ],
    reason: /catalog 1\.1\.0, which shows it, gives: offerId is string instead of number/,
  },
  {
    name: 'an event that tells less than its listeners need',
    builds: [withContracts(basket, { events: event('basket.changed', {}, 'publishes') })],
    reason: /event basket\.changed: catalog 1\.0\.0 listens to it .* gives: offerIds is not given/,
  },
  {
    name: 'an event the shell does not hand on',
    builds: [withContracts(catalog, { events: event('price.changed', {}, 'publishes') })],
    reason: /uses the event price\.changed, which does not exist in shell 1\.0\.0/,
  },
  {
    name: 'a service that takes more than its users give',
    before: { build: withContracts(catalog, { services: service('asks') }) },
    builds: [
      next(basket, {
        ...offeringModules,
        manifest: offering,
        contracts: {
          ...basket.contracts!,
          services: service('offers', { takes: { offerId: number, unit: text } }),
        },
      }),
    ],
    reason:
      /service basket\.quantities: catalog 1\.1\.0, which asks .* basket-order 1\.1\.0.*: lineOf: unit is not given/,
  },
  {
    name: 'a service that answers less than its users need',
    before: { build: withContracts(catalog, { services: service('asks') }) },
    builds: [
      next(basket, {
        ...offeringModules,
        manifest: offering,
        contracts: { ...basket.contracts!, services: service('offers', { gives: {} }) },
      }),
    ],
    reason: /the answer of lineOf: stored is not given/,
  },
  {
    name: 'a service without a method that is asked for',
    before: { build: withContracts(catalog, { services: service('asks') }) },
    builds: [
      next(basket, {
        ...offeringModules,
        manifest: offering,
        contracts: { ...basket.contracts!, services: service('offers', { method: 'fill' }) },
      }),
    ],
    reason: /lineOf is not offered/,
  },
  {
    name: 'a service whose module does not export it',
    builds: [
      next(basket, {
        manifest: { ...offering, services: [{ service: 'basket.quantities', module: './tile' }] },
        contracts: { ...basket.contracts!, services: service('offers') },
      }),
    ],
    reason: /\.\/tile, which offers the service basket\.quantities, does not export service/,
  },
  {
    name: 'an inline source map',
    builds: [withFile('page.js', '//# sourceMappingURL=data:application/json;base64,e30=')],
    reason: /page\.js: carries a source map with its sources/,
  },
  {
    name: 'a published source map with sources',
    builds: [withFile('page.js.map', '{"version":3,"sourcesContent":["secret()"]}')],
    reason: /page\.js\.map: a source map with its sources/,
  },
  {
    name: 'a style sheet imported from another host',
    builds: [withFile('page.css', '@import url("https://fonts.example.com/css");')],
    reason: /page\.css: imports a style sheet of another host/,
  },
  {
    name: 'a font of another host in a styled component',
    builds: [withFile('page.js', 'styled`src: url(//cdn.example.com/a.woff2)`')],
    reason: /page\.js: loads a picture or font of another host/,
  },
  {
    name: 'a script of another host',
    builds: [withFile('page.js', 's.src="https://cdn.example.com/metrics"')],
    reason: /page\.js: loads a script of another host/,
  },
  {
    name: 'eval',
    builds: [withFile('page.js', 'eval("page()")')],
    reason: /page\.js: runs eval/,
  },
  {
    name: 'a development build',
    builds: [next(finances, { mode: 'development', extraFiles: { 'page.js': '$RefreshReg$(Page)' } })],
    reason: /page\.js: is a development build/,
  },
];
