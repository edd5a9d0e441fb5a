import * as v from 'valibot';
import { areaManifest, widgetCode } from './area.ts';

const route = { path: '/finances/', guard: 'user', layout: 'default', title: 'Финансы' };
const withRoute = (given: object) => ({
  area: 'finances',
  title: 'Финансы',
  routes: [{ ...route, ...given }],
});

it.each([
  [
    'a path without its last slash',
    { path: '/finances' },
    'the path /finances must begin and end with a slash',
  ],
  ['a path of the API', { path: '/api/finances/' }, 'the path /api/finances/ is reserved for the server'],
  ['a path of the console', { path: '/operations/' }, 'the path /operations/ is reserved for the server'],
  ['an unknown guard', { guard: 'boss' }, 'there is no guard boss'],
  ['a guard of an unknown role', { guard: 'role:BOSS' }, 'there is no guard role:BOSS'],
  ['an unknown layout', { layout: 'wide' }, 'there is no layout "wide"'],
])('says what is wrong with %s', (_, given, message) => {
  const { issues } = v.safeParse(areaManifest, withRoute(given));
  expect(issues?.map((issue) => issue.message)).toEqual([message]);
});

const withWidget = (given: object) => ({
  ...withRoute({}),
  widgets: [{ slot: 'home.tile', module: './balance-tile', ...given }],
});

it.each([
  ['a module that no home page could remember', { module: './tiles/Balance' }],
  ['a right that there is not', { permission: 'finances.look' }],
  ['an empty title', { title: '' }],
  ['a height that is no number of pixels', { height: '180px' }],
])('refuses a widget with %s', (_, given) => {
  expect(v.is(areaManifest, withWidget({}))).toBe(true);
  expect(v.is(areaManifest, withWidget(given))).toBe(false);
});

it('names a widget by its module', () => {
  expect(widgetCode({ module: './balance-tile' })).toBe('balance-tile');
});

it.each([
  { guard: 'role:MANAGER' },
  { guard: 'not-manager', layout: 'typical' },
  { path: '/webinars/' },
  { path: '/finances/api/' },
])('takes %o', (given) => {
  expect(v.is(areaManifest, withRoute(given))).toBe(true);
});
