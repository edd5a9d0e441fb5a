import { searchHeader } from '@shop/contracts/catalog/search';
import { getViewedProducts } from '@shop/contracts/catalog/viewed';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { screen } from '@testing-library/react';
import { onReport } from '../../host/failures/report.ts';
import { logFailedCalls } from '../../host/outlet/log-failed-calls.ts';
import { startScreens } from '../../host/screen/screen.atoms.ts';
import { buildAreaWith } from '../../testing/area.builder.ts';
import { rememberSearch } from '../search/recent-searches.ts';
import { SearchBox } from './search-box.tsx';

const api = stubApi();
const route = (path: string) => ({ path, guard: 'auth', layout: 'default' as const, title: path });
const gloves = { id: 1, title: '<b>Перч</b>атки &quot;Труд&quot;', url: '/detail/perchatki-trud/' };
const mittens = { id: 2, title: 'Рукавицы', url: '/detail/rukavitsy/' };

beforeAll(() => startScreens([buildAreaWith({ routes: [route('/detail/')] })]));
beforeEach(() => {
  localStorage.clear();
  api.answers(getViewedProducts, { items: [] });
});

/** The request is sent a second after the last letter. */
const later = { timeout: 4000 };
const here = () => decodeURI(location.pathname + location.search);

it('asks the server once, a second after the last letter, and shows what it finds (§9.16)', async () => {
  const asked = api.answers(searchHeader, { items: [gloves, mittens] });
  const { user } = renderPage(<SearchBox />);
  await user.type(screen.getByRole('combobox', { name: 'Поиск по каталогу' }), 'перч');
  expect(await screen.findByText('Ищем…')).toBeVisible();
  expect(asked).toEqual([]);
  const option = await screen.findByRole('option', { name: /атки "Труд"$/ }, later);
  expect(asked).toEqual([{ query: 'перч' }]);
  expect(option).toHaveAttribute('href', '/detail/perchatki-trud/');
  expect(option.querySelector('b')).toHaveTextContent('Перч');
});

it('asks nothing for two characters, and says on Enter how many it takes (§5.19, §5.20, §9.21)', async () => {
  const { user } = renderPage(<SearchBox />);
  const field = screen.getByRole('combobox');
  await user.type(field, 'пе{Enter}');
  expect(here()).toBe('/');
  expect(screen.getByText('Введите не меньше трёх символов')).toBeVisible();
  expect(field).toHaveAccessibleDescription('Введите не меньше трёх символов');
  api.answers(searchHeader, { items: [] });
  await user.type(field, 'р');
  expect(screen.queryByText('Введите не меньше трёх символов')).not.toBeInTheDocument();
});

it('opens on Enter, without waiting, what is found first while there is no search page', async () => {
  const asked = api.answers(searchHeader, { items: [gloves, mittens] });
  const { user } = renderPage(<SearchBox />);
  await user.type(screen.getByRole('combobox'), 'перчатки{Enter}');
  await screen.findByRole('combobox', { expanded: false });
  expect(here()).toBe('/detail/perchatki-trud/');
  expect(asked).toEqual([{ query: 'перчатки' }]);
});

it('goes on Enter or by the button to the search page when an area has brought one (§2.44, §5.20)', async () => {
  startScreens([buildAreaWith({ routes: [route('/detail/'), route('/search/')] })]);
  const { user } = renderPage(<SearchBox />);
  await user.type(screen.getByRole('combobox'), 'перчатки{Enter}');
  expect(here()).toBe('/search/?query=перчатки');
  await user.clear(screen.getByRole('combobox'));
  await user.type(screen.getByRole('combobox'), 'каска');
  await user.click(screen.getByRole('button', { name: 'Найти' }));
  expect(here()).toBe('/search/?query=каска');
  startScreens([buildAreaWith({ routes: [route('/detail/')] })]);
});

it('is worked by the arrow keys, Enter and Escape alone', async () => {
  api.answers(searchHeader, { items: [gloves, mittens] });
  const { user } = renderPage(<SearchBox />);
  const field = screen.getByRole('combobox');
  await user.type(field, 'пер');
  await screen.findByRole('option', { name: 'Рукавицы' }, later);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  const option = screen.getByRole('option', { name: 'Рукавицы', selected: true });
  expect(field).toHaveAttribute('aria-activedescendant', option.id);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(field).toHaveValue('пер');
  await user.keyboard('{ArrowUp}');
  await screen.findByRole('option', { name: 'Рукавицы' });
  await user.keyboard('{ArrowUp}{Enter}');
  expect(here()).toBe('/detail/rukavitsy/');
});

it('shows at once what the user has searched for before, and searches for it again', async () => {
  api.answers(searchHeader, { items: [gloves] });
  const { user } = renderPage(<SearchBox />);
  rememberSearch('перчатки');
  rememberSearch('каска');
  await user.type(screen.getByRole('combobox'), 'пер');
  const earlier = await screen.findByRole('option', { name: 'перчатки' });
  expect(screen.queryByRole('option', { name: 'каска' })).not.toBeInTheDocument();
  await user.click(earlier);
  await screen.findByRole('combobox', { expanded: false });
  expect(here()).toBe('/detail/perchatki-trud/');
});

it('says so when nothing is found', async () => {
  api.answers(searchHeader, { items: [] });
  const { user } = renderPage(<SearchBox />);
  await user.type(screen.getByRole('combobox'), 'абракадабра{Enter}');
  expect(await screen.findByText('Ничего не найдено')).toBeVisible();
});

it('empties the results and logs it when the search fails, and asks again on Enter (§8.19)', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const logged: unknown[] = [];
  logFailedCalls();
  const stop = onReport(({ kind, message }) => logged.push([kind, message]));
  api.refuses(searchHeader, 500, 500, 'Не вышло');
  const { user } = renderPage(<SearchBox />);
  await user.type(screen.getByRole('combobox'), 'перчатки{Enter}');
  expect(await screen.findByText(/^Поиск сейчас не отвечает/)).toBeVisible();
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  expect(logged).toEqual([['call', 'POST /api/searchHeader/ 500']]);
  stop();
  api.answers(searchHeader, { items: [gloves] });
  await user.keyboard('{Enter}');
  await screen.findByRole('combobox', { expanded: false });
  expect(here()).toBe('/detail/perchatki-trud/');
});

it('never leads to another site', async () => {
  const urls = ['https://evil.example/', '//evil.example/', 'javascript:alert(1)'];
  api.answers(searchHeader, {
    items: [...urls.map((url, index) => ({ id: index + 10, title: url, url })), gloves],
  });
  const { user } = renderPage(<SearchBox />);
  await user.type(screen.getByRole('combobox'), 'перч');
  await screen.findByRole('option', {}, later);
  expect(screen.getAllByRole('option')).toHaveLength(1);
});
