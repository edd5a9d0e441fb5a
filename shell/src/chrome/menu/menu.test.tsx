import { getHeader, getSidebar, switchCounterparty } from '@shop/contracts/account/header';
import { subscribe } from '@shop/platform/events';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { Toaster } from '@shop/ui/core/toaster';
import { screen, waitFor, within } from '@testing-library/react';
import { startScreens } from '../../host/screen/screen.atoms.ts';
import { buildAreaWith } from '../../testing/area.builder.ts';
import { buildHeaderWith } from '../../testing/header.builder.ts';
import { isActive } from '../common/menu.queries.ts';
import { BottomMenu } from './bottom-menu.tsx';
import { SideMenu } from './side-menu.tsx';

const api = stubApi();
const route = (path: string) => ({ path, guard: 'auth', layout: 'default' as const, title: path });
const item = {
  icon: 'basket',
  group: 1 as const,
  notifications: 0,
  counter: 0,
  isMarked: false,
  isSoon: false,
};

beforeAll(() =>
  startScreens([
    buildAreaWith({
      routes: [
        '/catalog/',
        '/basket/',
        '/appeal/',
        '/notification/',
        '/news/',
        '/orders/',
        '/favourites/',
      ].map(route),
    }),
  ]),
);
beforeEach(() => {
  api.answers(getHeader, buildHeaderWith({ favorite: [1, 2], compare: [3] }));
  api.answers(getSidebar, {
    items: [
      { ...item, link: '/catalog/', name: 'Каталог' },
      { ...item, link: '/basket/', name: 'Корзина', counter: 120, isMobile: false },
      { ...item, link: '/orders/', name: 'Заказы', group: 2, isDesktop: false },
      { ...item, link: '/appeal/', name: 'Обращения', group: 3, notifications: true },
      { ...item, link: '/notification/', name: 'Ответы', group: 3, counter: 3, isMarked: true },
      { ...item, link: '/news/', name: 'Новости', group: 3, notifications: 4 },
      { ...item, link: '/faq/', name: 'Вопросы и ответы', group: 3 },
      { ...item, link: '/catalog/new/', name: 'Новинки', group: 3, isSoon: true },
    ],
  });
});

const leave = () => undefined;

it.each([
  ['/', '/', true],
  ['/', '/catalog/', false],
  ['/catalog/', '/catalog/obuv/', true],
  ['/catalog/', '/catalogue/', false],
  ['/basket/', '/basket/', true],
  ['/basket/', '/order/', true],
  ['/basket/', '/orders/', false],
  ['/orders/', '/order/', false],
])('%s at %s is active: %s (§2.89)', (link, pathname, result) => {
  expect(isActive(link, pathname)).toBe(result);
});

it('has three groups, counters up to 99+, dots, and «Скоро» without a link (§2.82, §2.84, §2.86, §2.85)', async () => {
  renderPage(<SideMenu onLogout={leave} />, { url: '/catalog/obuv/' });
  const purchases = await screen.findByRole('group', { name: 'Покупки' });
  expect(within(purchases).getByRole('link', { name: 'Каталог', current: 'page' })).toBeVisible();
  expect(within(purchases).getByRole('link', { name: 'Корзина 99+' })).not.toHaveAttribute('aria-current');
  const help = screen.getByRole('group', { name: 'Помощь' });
  expect(within(help).getByRole('link', { name: 'Обращения Есть новое' })).toBeVisible();
  expect(within(help).getByRole('link', { name: 'Новости 4' })).toBeVisible();
  expect(within(help).getByRole('link', { name: 'Ответы 3' })).toBeVisible();
  for (const name of ['Вопросы и ответы', 'Новинки']) {
    expect(within(help).queryByRole('link', { name: new RegExp(name) })).not.toBeInTheDocument();
    expect(within(help).getByText(name).parentElement).toHaveTextContent('Скоро');
  }
});

it('marks each item whose link the path begins with, and names as the page the deepest (§2.87)', async () => {
  const items = ['/catalog/', '/catalog/obuv/'].map((link) => ({
    ...item,
    link,
    name: link,
    group: 1 as const,
  }));
  api.answers(getSidebar, { items });
  renderPage(<SideMenu onLogout={leave} />, { url: '/catalog/obuv/sapogi/' });
  const purchases = await screen.findByRole('group', { name: 'Покупки' });
  const current = within(purchases).getAllByRole('link', { current: 'page' });
  expect(current.map(({ textContent }) => textContent)).toEqual(['/catalog/obuv/']);
  expect(within(purchases).getByRole('link', { name: '/catalog/' })).toHaveAttribute('aria-current', 'true');
});

it('shows on each width only what is meant for it (§2.88)', async () => {
  const { unmount } = renderPage(<SideMenu onLogout={leave} />);
  expect(await screen.findByRole('link', { name: /Корзина/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Заказы' })).not.toBeInTheDocument();
  unmount();
  renderPage(<SideMenu isSlide onLogout={leave} />);
  expect(await screen.findByRole('link', { name: 'Заказы' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Корзина/ })).not.toBeInTheDocument();
});

it('has the profile, the manager’s contacts, the comparison and the favourites (§2.79, §2.80, §2.81)', async () => {
  renderPage(<SideMenu onLogout={leave} />);
  const manager = await screen.findByRole('region', { name: 'Ваш менеджер' });
  expect(manager).toHaveTextContent('Елена Морозова');
  expect(within(manager).getByRole('link', { name: '+7 (900) 000-00-09' })).toHaveAttribute(
    'href',
    'tel:+79000000009',
  );
  expect(within(manager).getByRole('link', { name: 'elena@demo.example' })).toBeVisible();
  expect(screen.getByText('Профиль')).toBeVisible();
  expect(screen.getByText('Сравнение')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Избранное 2' })).toBeVisible();
});

it('has the way out at the end for a customer and at the beginning for a manager (§2.83, §6.9)', async () => {
  const { unmount, container } = renderPage(<SideMenu onLogout={leave} />);
  await screen.findByRole('group', { name: 'Помощь' });
  expect([...container.querySelectorAll('a, button')].at(-1)).toHaveTextContent('Выйти');
  unmount();
  const manager = renderPage(<SideMenu onLogout={leave} />, { role: 'MANAGER' });
  await screen.findByRole('group', { name: 'Помощь' });
  expect(manager.container.querySelector('a, button')).toHaveTextContent('Выйти');
});

it('saves the chosen counterparty when what was typed before has been sent, refreshes the header and tells every tab (§2.78, §4.31, §4.32)', async () => {
  const happened: string[] = [];
  const stops = [
    subscribe('switch.requested', () => void happened.push('requested')),
    subscribe(
      'counterparty.switched',
      ({ counterpartyId }) => void happened.push(`switched ${counterpartyId}`),
    ),
  ];
  const long = 'Индивидуальный предприниматель Васильков Андрей';
  const contragents = (current: number) => [
    { id: 1, uf_name: 'ООО «Ромашка»', uf_current_contragent: current === 1 },
    { id: 2, uf_name: long, uf_current_contragent: current === 2 },
  ];
  let current = 1;
  api.answers(getHeader, () => {
    happened.push(`header of ${current}`);
    return buildHeaderWith({ contragents: contragents(current) });
  });
  api.answers(switchCounterparty, () => {
    happened.push('saved');
    current = 2;
    return null;
  });
  const { user } = renderPage(<SideMenu onLogout={leave} />);
  const field = await screen.findByRole('combobox', { name: 'Организация' });
  expect(within(field).getByRole('option', { name: `${long.slice(0, 38).trimEnd()}…` })).toBeInTheDocument();
  await user.selectOptions(field, '2');
  await screen.findByTitle(long);
  await screen.findByRole('combobox', { name: 'Организация' });
  expect(happened).toEqual(['header of 1', 'requested', 'saved', 'header of 2', 'switched 2']);
  for (const stop of stops) stop();
});

it('keeps the counterparty and says why when the switch is refused', async () => {
  const contragents = [
    { id: 1, uf_name: 'ООО «Ромашка»', uf_current_contragent: true },
    { id: 2, uf_name: 'ИП Васильков', uf_current_contragent: false },
  ];
  api.answers(getHeader, buildHeaderWith({ contragents }));
  api.refuses(switchCounterparty, 404, 404, 'Такой организации нет');
  const { user } = renderPage(
    <>
      <SideMenu onLogout={leave} />
      <Toaster />
    </>,
  );
  const field = await screen.findByRole('combobox', { name: 'Организация' });
  await user.selectOptions(field, '2');
  expect(await screen.findByRole('combobox', { name: 'Организация' })).toHaveValue('1');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Организация не изменена. Такой организации нет',
  );
  expect(screen.getByRole('combobox', { name: 'Организация' })).toHaveFocus();
  const saved = api.answers(switchCounterparty, null);
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  await waitFor(() => expect(saved).toHaveLength(1));
});

it('asks again by itself when header and menu have not come, and offers it when that goes on failing (§3.57)', async () => {
  api.refuses(getHeader, 500, 500, 'Ошибка');
  api.refuses(getSidebar, 500, 500, 'Ошибка');
  const { user } = renderPage(<SideMenu onLogout={leave} />);
  const retries = () => screen.queryAllByRole('button', { name: 'Повторить' });
  const expected = ['Организация', 'Ваш менеджер', 'Меню'].map((name) => `${name}: не удалось загрузить`);
  await waitFor(() => expect(retries().map(({ title }) => title)).toEqual(expected), { timeout: 4000 });
  api.answers(getHeader, buildHeaderWith({}));
  await user.click(retries()[0]!);
  expect(await screen.findByRole('combobox', { name: 'Организация' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Повторить' })).toHaveAttribute(
    'title',
    'Меню: не удалось загрузить',
  );
});

it('has five entries on phones, four for a manager, two for operations (§2.76, §2.89)', async () => {
  const { unmount } = renderPage(<BottomMenu />, { url: '/order/' });
  expect(await screen.findByRole('link', { name: 'Избранное 2' })).toBeVisible();
  const bar = screen.getByRole('navigation', { name: 'Быстрое меню' });
  const names = () => bar.textContent;
  expect(names()).toBe('ГлавнаяКаталогИзбранное2КорзинаПрофиль');
  expect(screen.getByRole('link', { name: 'Корзина', current: 'page' })).toBeVisible();
  unmount();
  const manager = renderPage(<BottomMenu />, { role: 'MANAGER' });
  expect(manager.container).not.toHaveTextContent('Корзина');
  manager.unmount();
  const operations = renderPage(<BottomMenu />, { role: 'OPERATIONS' });
  expect(operations.container).toHaveTextContent(/^ГлавнаяПрофиль$/);
});
