import { loginUrl, safeRedirect } from './safe-redirect.ts';

it.each([
  ['/orders/15/?page=2#documents', '/orders/15/?page=2#documents'],
  ['/', '/'],
  [null, '/'],
  ['', '/'],
  ['orders/', '/'],
  ['https://evil.example/', '/'],
  ['//evil.example/', '/'],
  ['/\\evil.example/', '/'],
  ['/\t/evil.example/', '/'],
  ['/..//evil.example/', '/'],
  ['/orders/..//evil.example/', '/'],
  ['/%2F%2Fevil.example/', '/%2F%2Fevil.example/'],
  ['javascript:alert(1)', '/'],
  ['/auth', '/'],
  ['/auth/?redirect=/auth', '/'],
])('after login %s leads to %s', (wanted, target) => {
  expect(safeRedirect(wanted)).toBe(target);
});

it('remembers where a visitor wanted to go, but not the home page', () => {
  expect(loginUrl({ pathname: '/orders/', search: '?page=2' })).toBe(
    '/auth?redirect=%2Forders%2F%3Fpage%3D2',
  );
  expect(loginUrl({ pathname: '/', search: '' })).toBe('/auth');
});
