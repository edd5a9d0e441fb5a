import { allStaffRights, type StaffRight } from '@shop/contracts/account/permissions';
import { areaManifest } from '@shop/contracts/platform/area';
import type { Session } from '@shop/platform/session';
import { parse } from 'valibot';
import { buildAreaWith } from '../../testing/area.builder.ts';
import { buildSessionOf } from '../../testing/session.builder.ts';
import { decideScreen } from './screen.ts';

/** The areas as they are delivered, by their `area.json`. */
const areas = ['catalog', 'basket-order', 'finances', 'manager', 'office', 'support'].map((name) =>
  buildAreaWith(parse(areaManifest, jest.requireActual(`../../../../mfe-${name}/area.json`))),
);

const people: Readonly<Record<string, Session>> = {
  visitor: { status: 'out' },
  buyer: buildSessionOf('CUSTOMER', ['prices', 'order', 'finances', 'documents', 'company', 'appeals']),
  clerk: buildSessionOf('CUSTOMER', ['prices', 'appeals']),
  manager: buildSessionOf('MANAGER'),
  operations: buildSessionOf('OPERATIONS'),
};

/** The result for a user on a path: the screen, the login page (with the way back), home, or «not found». */
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

/** Every path of §2 and who may open it (§6, decisions: guards and paths). */
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
  '/orders/': shopUsers,
  '/orders/15/': shopUsers,
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
  '/office/first-start/': all,
};

/** The right without which a manager is led home from a path of the office (§6.33). */
const officePaths: Readonly<Record<string, StaffRight>> = {
  '/office/staff/': 'office.people',
  '/office/clients/': 'office.terms',
  '/office/clients/K-000123/': 'office.terms',
  '/office/settings/': 'office.settings',
  '/office/consents/': 'office.settings',
  '/office/settings/seller/': 'office.settings',
  '/office/calendar/': 'office.settings',
  '/office/exchange/': 'office.exchange',
  '/office/exchange/journal/': 'office.exchange',
  '/office/exchange/journal/31/': 'office.exchange',
  '/office/exchange/orders/': 'office.exchange',
  '/office/exchange/nodes/': 'office.exchange',
};

const rows = Object.entries(expected).flatMap(([path, row]) =>
  Object.keys(people).map((person, column) => [path, person, row[column]!] as const),
);

it.each(rows)('%s for the %s: %s (§4.7, §6.30)', (path, person, result) => {
  expect(outcome(path, person)).toBe(result);
});

it.each(Object.entries(officePaths))('%s is for managers with the right %s', (path, right) => {
  const others = allStaffRights.filter((one) => one !== right);
  const of = (session: Session) => decideScreen({ location: { pathname: path, search: '' }, session, areas });
  expect(of(buildSessionOf('MANAGER', [], [right]))).toMatchObject({ kind: 'area', area: 'office' });
  expect(of(buildSessionOf('MANAGER', [], others))).toMatchObject({ kind: 'redirect', to: '/' });
  expect(Object.keys(people).map((person) => outcome(path, person))).toEqual(['login', '/', '/', '/', '/']);
});

it.each(['/office/', '/office/references/', '/office/journal/'])(
  '%s is for managers with any right',
  (path) => {
    const of = (session: Session) =>
      decideScreen({ location: { pathname: path, search: '' }, session, areas });
    for (const right of allStaffRights)
      expect(of(buildSessionOf('MANAGER', [], [right]))).toMatchObject({ kind: 'area', area: 'office' });
    expect(Object.keys(people).map((person) => outcome(path, person))).toEqual(['login', '/', '/', '/', '/']);
  },
);

it.each([
  ['/', 'Главная', '§2.3'],
  ['/favourites/', 'Избранное', '§2.4'],
  ['/compare/', 'Сравнение товаров', '§2.5'],
  ['/auth', 'Вход', '§2.6'],
  ['/registration', 'Регистрация', '§2.8'],
  ['/forgot-password/', 'Восстановление пароля', '§2.10'],
  ['/change-password/', 'Смена пароля', '§2.11'],
  ['/login', 'Вход', '§2.12'],
  ['/catalog/', 'Каталог', '§2.13'],
  ['/catalog/obuv/sapogi/zimnie/', 'Каталог', '§2.14'],
  ['/brands/ansell/', 'Бренды', '§2.15'],
  ['/detail/perchatki-x1/', 'Товар', '§2.16'],
  ['/basket/', 'Корзина', '§2.18'],
  ['/order/', 'Оформление заказа', '§2.19'],
  ['/basket-templates/5/', 'Шаблоны корзины', '§2.23'],
  ['/actions/leto/', 'Акции', '§2.24'],
  ['/marketing/buklet/', 'Материалы для закупки', '§2.25'],
  ['/notification/', 'Уведомления', '§2.26'],
  ['/price-lists/', 'Прайс-листы', '§2.27'],
  ['/deliveryaddress/', 'Адреса доставки', '§2.28'],
  ['/news/otkrytie/', 'Новости', '§2.29'],
  ['/quickorder/', 'Быстрый заказ', '§2.30'],
  ['/mycompanies/', 'Мои компании', '§2.32'],
  ['/manager/mycompanies/k-000123/', 'Компании клиентов', '§2.33'],
  ['/manager/mycompanies/users/', 'Пользователи клиентов', '§2.34'],
  ['/manager/mycompanies/salepoints/', 'Торговые точки клиентов', '§2.35'],
  ['/privacy/', 'Политика конфиденциальности', '§2.36'],
  ['/personal-data/', 'Согласие на обработку персональных данных', '§2.37'],
  ['/typical-page/', 'О компании', '§2.38'],
  ['/orders/', 'Заказы', '§2.39'],
  ['/orders/15/', 'Заказы', '§2.40'],
  ['/my-profile/', 'Мой профиль', '§2.41'],
  ['/appeal/15/', 'Обращения', '§2.42'],
  ['/appeal/add/', 'Новое обращение', '§2.43'],
  ['/search/', 'Поиск', '§2.44'],
  ['/finances/', 'Финансы', '§2.45'],
  ['/engineering-works/', 'Технические работы', '§2.47'],
  ['/faq/', 'Вопросы и ответы', '§2.48'],
  ['/faq-new/', 'Вопросы и ответы', '§2.48'],
])('%s is the screen «%s» (%s)', (path, title) => {
  const isShown = (person: string) => outcome(path, person) === 'shown';
  const location = { pathname: path, search: '' };
  const person = Object.keys(people).find(isShown)!;
  expect(decideScreen({ location, session: people[person]!, areas })).toMatchObject({ title });
});

it.each(['/nope/', '/catalogue/'])('%s is not found by anybody (§2.49, §8.23)', (path) => {
  expect(Object.keys(people).map((person) => outcome(path, person))).toEqual(all.map(() => 'not-found'));
});

it('leads back from the login page to where the visitor was going', () => {
  const location = { pathname: '/orders/15/', search: '?page=2' };
  expect(decideScreen({ location, session: people.visitor!, areas })).toEqual({
    kind: 'redirect',
    to: '/auth?redirect=%2Forders%2F15%2F%3Fpage%3D2',
  });
});

it('every screen that asks who is there has the default layout, and no other has it (§2.56, §6.2)', () => {
  for (const [path, row] of Object.entries(expected)) {
    const person = row[1] === 'shown' ? 'buyer' : 'manager';
    const location = { pathname: path, search: '' };
    const screen = decideScreen({ location, session: people[row === guests ? 'visitor' : person]!, areas });
    const isProtected = row[0] === 'login';
    expect([path, 'layout' in screen && screen.layout === 'default']).toEqual([path, isProtected]);
  }
});
