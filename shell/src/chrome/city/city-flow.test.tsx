import { getCitiesByName, getCityByIp, setUserCity } from '@shop/contracts/account/geo';
import { getHeader } from '@shop/contracts/account/header';
import { publish, subscribe } from '@shop/platform/events';
import { stubApi } from '@shop/testing/api.ts';
import { allowConsoleError } from '@shop/testing/console.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { buildHeaderWith, moscow } from '../../testing/header.builder.ts';
import { useHeader } from '../common/header.queries.ts';
import { CityButton } from './city-button.tsx';
import { followCity } from './follow-city.ts';

const api = stubApi();
const tver = { id: 2, name: 'Тверь', region: 'Тверская область' };
const later = { timeout: 4000 };
const shown = [
  { ...moscow, isSelected: true },
  { ...tver, isSelected: false },
];

/** The city that the server has for the user. */
let city: typeof moscow | null;
const chosen: number[] = [];

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: the test ends the browser session.
  document.cookie = 'city-asked=; Max-Age=0; Path=/';
  city = null;
  chosen.length = 0;
  const user = { role: 'CUSTOMER' as const, roleName: 'Покупатель', full_name: 'Анна Петрова' };
  api.answers(getHeader, () => buildHeaderWith({ user: { ...user, city } }));
  api.answers(setUserCity, (request) => {
    city = new URL(request.url).searchParams.get('cityId') === '2' ? tver : moscow;
    return null;
  });
  api.answers(getCitiesByName, shown);
});
const stop = subscribe('city.chosen', ({ cityId }) => void chosen.push(cityId));
afterAll(stop);

it('asks a user without a city whether it is the one of the address, saves it and refreshes the header (§4.24, §4.26)', async () => {
  api.answers(getCityByIp, { city: moscow });
  const { user } = renderPage(<CityButton />);
  const question = await screen.findByRole('dialog', { name: 'Ваш город Москва?' });
  await user.click(within(question).getByRole('button', { name: 'Да' }));
  expect(await screen.findByRole('button', { name: 'Город: Москва' })).toHaveFocus();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(chosen).toEqual([1]);
});

it('names the region in the question when it is not the city itself (§4.25)', async () => {
  api.answers(getCityByIp, { city: tver });
  renderPage(<CityButton />);
  expect(await screen.findByRole('dialog', { name: 'Ваш город Тверь, Тверская область?' })).toBeVisible();
});

it('opens the picker by «Изменить», with the focus in its field (§4.27)', async () => {
  api.answers(getCityByIp, { city: moscow });
  const { user } = renderPage(<CityButton />);
  await user.click(await screen.findByRole('button', { name: 'Изменить' }));
  const picker = await screen.findByRole('dialog', { name: 'Ваш город' });
  expect(within(picker).getByRole('combobox', { name: 'Название города' })).toHaveFocus();
  expect(screen.queryByText(/Ваш город Москва/)).not.toBeInTheDocument();
});

it('gives the focus to its button when the question is put aside by its cross', async () => {
  api.answers(getCityByIp, { city: moscow });
  const { user } = renderPage(<CityButton />);
  await user.click(await screen.findByRole('button', { name: 'Не сейчас' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Выберите город' })).toHaveFocus();
});

it.each([
  ['is refused', () => api.refuses(getCityByIp, 500, 500, 'Не вышло')],
  ['tells none', () => void api.answers(getCityByIp, { city: null })],
])('opens the picker at once when the lookup by address %s (§4.28, §8.20)', async (_, prepare) => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  prepare();
  renderPage(<CityButton />);
  const picker = await screen.findByRole('dialog', { name: 'Выберите ваш город' });
  expect(await within(picker).findByRole('option', { name: /Тверь/ })).toBeVisible();
  expect(document.body).toHaveFocus();
});

it('does not ask again in this browser session when the question was put aside', async () => {
  api.answers(getCityByIp, { city: moscow });
  const { user, unmount } = renderPage(<CityButton />);
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  unmount();
  renderPage(<CityButton />);
  expect(await screen.findByRole('button', { name: 'Выберите город' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('never asks a user who has a city', async () => {
  city = tver;
  renderPage(<CityButton />);
  expect(await screen.findByRole('button', { name: 'Город: Тверь' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('filters what is loaded at once, and asks the server a second after the last letter (§9.17)', async () => {
  city = moscow;
  const { user } = renderPage(<CityButton />);
  await user.click(await screen.findByRole('button', { name: 'Город: Москва' }));
  expect(await screen.findByRole('option', { name: /Москва/, selected: true })).toBeVisible();
  const names: (string | null)[] = [];
  api.answers(getCitiesByName, (request) => {
    names.push(new URL(request.url).searchParams.get('name'));
    return [
      { ...tver, isSelected: false },
      { id: 3, name: 'Тверцы', region: 'Тверская область', isSelected: false },
    ];
  });
  await user.type(screen.getByRole('combobox'), 'тве');
  expect(screen.queryByRole('option', { name: /Москва/ })).not.toBeInTheDocument();
  expect(screen.getByRole('option', { name: /Тверь/ })).toBeVisible();
  expect(names).toEqual([]);
  expect(await screen.findByRole('option', { name: /Тверцы/ }, later)).toBeVisible();
  expect(names).toEqual(['тве']);
});

it('saves the picked city by keyboard, refreshes the header and loads the page anew (§4.29)', async () => {
  allowConsoleError(/Not implemented: navigation/);
  city = moscow;
  const { user } = renderPage(<CityButton />);
  await user.click(await screen.findByRole('button', { name: 'Город: Москва' }));
  await screen.findByRole('option', { name: /Тверь/ });
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(await screen.findByRole('button', { name: 'Город: Тверь' })).toBeInTheDocument();
  await waitFor(() => expect(chosen).toEqual([2]));
});

it('shows every city the server has found, also one it knows by another spelling', async () => {
  city = moscow;
  const { user } = renderPage(<CityButton />);
  await user.click(await screen.findByRole('button', { name: 'Город: Москва' }));
  await screen.findByRole('option', { name: /Тверь/ });
  api.answers(getCitiesByName, [
    { id: 5, name: 'Ростов-на-Дону', region: 'Ростовская область', isSelected: false },
    { id: 6, name: 'Нижний Новгород', region: 'Нижегородская область', isSelected: false },
  ]);
  await user.type(screen.getByRole('combobox'), 'ростов на дону');
  expect(await screen.findByRole('option', { name: /Ростов-на-Дону/ }, later)).toBeVisible();
  expect(screen.getByRole('option', { name: /Нижний Новгород/ })).toBeVisible();
});

it('says so when no city has that name', async () => {
  city = moscow;
  const { user } = renderPage(<CityButton />);
  await user.click(await screen.findByRole('button', { name: 'Город: Москва' }));
  await screen.findByRole('option', { name: /Тверь/ });
  api.answers(getCitiesByName, []);
  await user.type(screen.getByRole('combobox'), 'жжж');
  expect(await screen.findByText('Ничего не найдено', {}, later)).toBeVisible();
});

it('keeps the page and says why when the city cannot be saved', async () => {
  api.answers(getCityByIp, { city: moscow });
  api.refuses(setUserCity, 404, 404, 'Такого города нет');
  const { user } = renderPage(<CityButton />);
  await user.click(await screen.findByRole('button', { name: 'Да' }));
  expect(await screen.findByRole('button', { name: 'Да' })).toBeEnabled();
  expect(chosen).toEqual([]);
});

it('is followed by a tab that shows another city or none yet, and left alone by one that shows it', async () => {
  city = moscow;
  const reload = jest.fn();
  followCity(reload);
  publish('city.chosen', { cityId: 1 });
  expect(reload).toHaveBeenCalledTimes(1);
  reload.mockClear();
  function City() {
    return useHeader()?.user.city?.name;
  }
  renderPage(<City />);
  await screen.findByText('Москва');
  publish('city.chosen', { cityId: 1 });
  expect(reload).not.toHaveBeenCalled();
  publish('city.chosen', { cityId: 2 });
  expect(reload).toHaveBeenCalledTimes(1);
});
