import { buildAreaWith } from '../../testing/area.builder.ts';
import { buildSessionOf } from '../../testing/session.builder.ts';
import type { Area } from '../discovery/discovery.ts';
import { decideScreen, type Situation } from './screen.ts';

const route = (path: string, guard = 'auth') => ({ path, guard, layout: 'default' as const, title: path });
const areas: readonly Area[] = [
  buildAreaWith({ area: 'brands', routes: [{ ...route('/brands/'), permission: 'shop.use' }] }),
  buildAreaWith({ area: 'catalog', routes: [route('/catalog/')] }),
  buildAreaWith({ area: 'gloves', routes: [route('/catalog/gloves/')] }),
  buildAreaWith({ area: 'support', routes: [route('/appeal/'), route('/odd/', 'constructor')] }),
];

function at(path: string, situation: Partial<Situation> = {}) {
  const { pathname, search } = new URL(path, location.origin);
  return decideScreen({
    location: { pathname, search },
    session: buildSessionOf('CUSTOMER'),
    areas,
    ...situation,
  });
}

it.each([
  ['/catalog/', 'catalog'],
  ['/catalog/obuv/sapogi/', 'catalog'],
  ['/catalog/gloves/', 'gloves'],
  ['/catalog/gloves/latex/', 'gloves'],
  ['/catalog/gloves-winter/', 'catalog'],
  ['/catalog', 'catalog'],
])('%s belongs to %s: the longest prefix wins (§2.2)', (path, area) => {
  expect(at(path)).toMatchObject({ kind: 'area', area });
});

it.each(['/', '/engineering-works/'])('%s is a page of the shell', (path) => {
  expect(at(path)).toMatchObject({ kind: 'page' });
});

it.each(['/nope/', '/catalogue/', '/auth/more/'])('%s is not found (§2.59)', (path) => {
  expect(at(path)).toEqual({ kind: 'fault', fault: 'not-found', layout: 'content' });
});

it('sends a visitor to the login page and remembers the way back (§4.8)', () => {
  expect(at('/appeal/5/?tab=1', { session: { status: 'out' } })).toEqual({
    kind: 'redirect',
    to: '/auth?redirect=%2Fappeal%2F5%2F%3Ftab%3D1',
  });
});

it('forgets the way back after a logout of the user’s own will', () => {
  expect(at('/appeal/5/', { session: { status: 'out' }, hasLoggedOut: true })).toEqual({
    kind: 'redirect',
    to: '/auth',
  });
});

it('leads back from the login page once somebody is logged in', () => {
  expect(at('/auth?redirect=%2Fappeal%2F5%2F')).toEqual({ kind: 'redirect', to: '/appeal/5/' });
  expect(at('/auth?redirect=%2F%2Fevil.example%2F')).toEqual({ kind: 'redirect', to: '/' });
});

it('sends operations home from what belongs to the shop, and a visitor to the login page first', () => {
  expect(at('/brands/', { session: buildSessionOf('OPERATIONS') })).toEqual({ kind: 'redirect', to: '/' });
  expect(at('/brands/', { session: { status: 'out' } })).toMatchObject({ to: '/auth?redirect=%2Fbrands%2F' });
  expect(at('/brands/', { session: { status: 'unknown' } })).toEqual({ kind: 'waiting', layout: 'default' });
  for (const role of ['CUSTOMER', 'MANAGER'] as const)
    expect(at('/brands/', { session: buildSessionOf(role) })).toMatchObject({ kind: 'area', area: 'brands' });
});

it('shows an error page for a guard nobody knows (§2.59)', () => {
  expect(at('/odd/')).toEqual({ kind: 'fault', fault: 'unknown-guard', layout: 'content' });
});

it('sends everyone to the maintenance page while works go on', () => {
  expect(at('/catalog/', { isTechnical: true })).toEqual({ kind: 'redirect', to: '/engineering-works/' });
  expect(at('/engineering-works/', { isTechnical: true })).toMatchObject({ kind: 'page' });
});

it('shows that the site is closed on every path', () => {
  expect(at('/catalog/', { fault: 'closed' })).toMatchObject({ kind: 'fault', fault: 'closed' });
});
