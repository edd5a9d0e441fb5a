import { areaManifest } from '@shop/shared/contracts/area';
import type { Session } from '@shop/shared/session';
import { parse } from 'valibot';
import { buildAreaWith } from '../testing/area.builder.ts';
import { buildSessionOf } from '../testing/session.builder.ts';
import { decideScreen } from './screen.ts';

/** The areas as they are delivered, by their `area.json`. */
const areas = ['catalog', 'basket-order', 'finances', 'manager', 'support'].map((name) =>
  buildAreaWith(parse(areaManifest, jest.requireActual(`../../../mfe-${name}/area.json`))),
);

const people: Readonly<Record<string, Session>> = {
  visitor: { status: 'out' },
  buyer: buildSessionOf('CUSTOMER', ['prices', 'order', 'finances', 'documents', 'company', 'appeals']),
  clerk: buildSessionOf('CUSTOMER', ['prices', 'appeals']),
  manager: buildSessionOf('MANAGER'),
  operations: buildSessionOf('OPERATIONS'),
};

/** What becomes of somebody on a path: the screen, the login page (with the way back), home, or «not found». */
function outcome(path: string, person: string): string {
  const screen = decideScreen({ location: { pathname: path, search: '' }, session: people[person]!, areas });
  if (screen.kind === 'redirect') return screen.to.startsWith('/auth') ? 'login' : screen.to;
  if (screen.kind === 'fault') return screen.fault;
  return screen.kind === 'waiting' ? screen.kind : 'shown';
}

type Row = readonly [visitor: string, buyer: string, clerk: string, manager: string, operations: string];

const all: Row = ['shown', 'shown', 'shown', 'shown', 'shown'];
const guests: Row = ['shown', '/', '/', '/', '/'];
const shopUsers: Row = ['login', 'shown', 'shown', 'shown', '/'];
const members: Row = ['login', 'shown', 'shown', 'shown', 'shown'];
const customers: Row = ['login', 'shown', 'shown', '/', '/'];
const managers: Row = ['login', '/', '/', 'shown', '/'];

/** Every path of §2 and who gets to it (§6, decisions: guards and paths). */
const expected: Readonly<Record<string, Row>> = {
  '/': members,
  '/auth': guests,
  '/registration': guests,
  '/forgot-password/': guests,
  '/change-password/': all,
  '/login': all,
  '/my-profile/': members,
  '/engineering-works/': all,
  '/catalog/': shopUsers,
  '/catalog/perchatki/': shopUsers,
  '/catalog/obuv/sapogi/zimnie/': shopUsers,
  '/detail/perchatki-x1/': shopUsers,
  '/search/': shopUsers,
  '/favourites/': shopUsers,
  '/compare/': shopUsers,
  '/basket/': customers,
  '/order/': customers,
  '/quickorder/': customers,
  '/basket-templates/': customers,
  '/basket-templates/5/': customers,
  '/orders/': customers,
  '/orders/15/': customers,
  '/deliveryaddress/': customers,
  '/brands/': shopUsers,
  '/brands/ansell/': shopUsers,
  '/actions/': shopUsers,
  '/actions/leto/': shopUsers,
  '/marketing/': shopUsers,
  '/marketing/buklet/': shopUsers,
  '/price-lists/': shopUsers,
  '/finances/': customers,
  '/news/': shopUsers,
  '/news/otkrytie/': shopUsers,
  '/faq/': all,
  '/faq-new/': all,
  '/privacy/': all,
  '/personal-data/': all,
  '/typical-page/': all,
  '/typical-page/oplata/': all,
  '/appeal/': shopUsers,
  '/appeal/add/': customers,
  '/appeal/15/': shopUsers,
  '/notification/': shopUsers,
  '/mycompanies/': customers,
  '/mycompanies/people/': customers,
  '/mycompanies/salepoints/': customers,
  '/mycompanies/history/': customers,
  '/manager/content/': managers,
  '/manager/content/faq/': managers,
  '/manager/content/pages/': managers,
  '/manager/mycompanies/': managers,
  '/manager/mycompanies/k-000123/': managers,
  '/manager/mycompanies/users/': managers,
  '/manager/mycompanies/salepoints/': managers,
};

const rows = Object.entries(expected).flatMap(([path, row]) =>
  Object.keys(people).map((person, column) => [path, person, row[column]!] as const),
);

it.each(rows)('%s for the %s: %s', (path, person, result) => {
  expect(outcome(path, person)).toBe(result);
});

it.each(['/nope/', '/catalogue/'])('%s is not found by anybody', (path) => {
  expect(Object.keys(people).map((person) => outcome(path, person))).toEqual(all.map(() => 'not-found'));
});

it('leads back from the login page to where the visitor was going', () => {
  const location = { pathname: '/orders/15/', search: '?page=2' };
  expect(decideScreen({ location, session: people.visitor!, areas })).toEqual({
    kind: 'redirect',
    to: '/auth?redirect=%2Forders%2F15%2F%3Fpage%3D2',
  });
});
