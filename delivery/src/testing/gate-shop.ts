import type { ReleaseManifest } from '@shop/contracts/platform/release';
import type { BuildWith } from './release.builder.ts';

type Contracts = NonNullable<ReleaseManifest['contracts']>;

/** JSON Schema of an object all of whose properties are required, but for those whose name ends in `?`. */
export function objectOf(properties: Readonly<Record<string, object>>) {
  const named = Object.entries(properties).map(([name, schema]) => [name.replace('?', ''), schema]);
  const required = Object.keys(properties).filter((name) => !name.endsWith('?'));
  return { type: 'object', properties: Object.fromEntries(named), required };
}

export const number = { type: 'number' };
export const text = { type: 'string' };
const numbers = { type: 'array', items: number };

/** Schemas of the product slot and of the event of a changed basket. */
export const offer = { offerId: number, measure: text };
export const change = { offerIds: numbers };

/** A slot's use, with the slot's schema. */
export function slot(
  name: string,
  properties: Readonly<Record<string, object>>,
  ...roles: Contracts['slots'][string]['roles']
): Contracts['slots'] {
  return { [name]: { roles, schema: objectOf(properties) } };
}

/** An event's use, with its schema. */
export function event(
  name: string,
  properties: Readonly<Record<string, object>>,
  ...roles: Contracts['events'][string]['roles']
): Contracts['events'] {
  return { [name]: { roles, schema: objectOf(properties) } };
}

const line = { offerId: number };

interface ServiceMethod {
  readonly method: string;
  readonly takes: Readonly<Record<string, object>>;
  readonly gives: Readonly<Record<string, object>>;
}

/** A service's use, with one method that takes an offer and gives its quantity. */
export function service(
  role: 'asks' | 'offers',
  { takes = line, gives = { stored: number }, method = 'lineOf' }: Partial<ServiceMethod> = {},
): NonNullable<Contracts['services']> {
  const methods = { [method]: { takes: objectOf(takes), gives: objectOf(gives) } };
  return { 'basket.quantities': { roles: [role], methods } };
}

/** The basket's manifest with a service beside its widget. */
export const offering = {
  widgets: [{ slot: 'product.add-to-basket', module: './tile', order: 100 }],
  services: [{ service: 'basket.quantities', module: './quantities' }],
};

/** The modules of a release that offers it. */
export const offeringModules = {
  preload: {
    './area': ['area.js'],
    page: ['area.js', 'page.js'],
    './tile': ['tile.js'],
    './quantities': ['area.js'],
  },
  exports: { './area': ['bootstrap', 'mount', 'unmount'], './tile': ['Widget'], './quantities': ['service'] },
};

/** A small shop in which areas meet in a slot, by an event and at the shell's shared modules. */
export const shell: BuildWith = {
  area: 'shell',
  shared: { '@shop/platform/http': ['call', 'send'], '@shop/platform/events': ['publish', 'subscribe'] },
  contracts: {
    slots: { ...slot('home.tile', {}, 'knows', 'shows'), ...slot('product.add-to-basket', offer, 'knows') },
    events: { ...event('basket.changed', change, 'knows'), ...event('order.placed', {}, 'knows') },
  },
};

export const catalog: BuildWith = {
  area: 'catalog',
  shared: { '@shop/platform/http': ['call'] },
  contracts: {
    slots: slot('product.add-to-basket', offer, 'shows'),
    events: event('basket.changed', change, 'subscribes'),
  },
};

export const basket: BuildWith = {
  area: 'basket-order',
  shared: { '@shop/platform/http': ['call'], '@shop/platform/events': ['publish'] },
  manifest: { widgets: [{ slot: 'product.add-to-basket', module: './tile', order: 100 }] },
  contracts: {
    slots: slot('product.add-to-basket', offer, 'fills'),
    events: event('basket.changed', change, 'publishes'),
  },
};

const entry = { link: '/finances/', name: 'Финансы', icon: 'finances', group: 2, guard: 'user' } as const;
export const finances: BuildWith = {
  area: 'finances',
  manifest: { menu: [entry], widgets: [{ slot: 'home.tile', module: './tile', order: 10 }] },
  contracts: { slots: slot('home.tile', {}, 'fills'), events: {} },
};
