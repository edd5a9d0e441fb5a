import { getHome, saveHome } from '@shop/contracts/catalog/home';
import type { SlotName } from '@shop/contracts/platform/slots';
import { provideHost, type SlotFiller } from '@shop/remote';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { Toaster } from '@shop/ui/core/toaster';
import { screen, waitFor, within } from '@testing-library/react';
import type { HomeControls } from './arrange-blocks.ts';
import { HomePage } from './home-page.tsx';

const api = stubApi();

const tile = (code: string, name: string, given: Partial<SlotFiller> = {}): SlotFiller => ({
  area: 'finances',
  code,
  title: 'Раздел',
  name,
  load: async () => ({ Widget: () => <h2>{`Плитка «${name}»`}</h2>, release: '1.0.0' }),
  ...given,
});

function fillWith(...tiles: readonly SlotFiller[]) {
  provideHost({
    siteName: 'Спецоснова',
    fillers: <N extends SlotName>() => tiles as readonly SlotFiller[] as readonly SlotFiller<N>[],
    pageShown: () => undefined,
    report: () => undefined,
    reloadAfterChunkFailure: () => false,
  });
}

const control = (code: string, isShown = true) => ({ code, isShown });
const answerWith = (...controls: HomeControls) => api.answers(getHome, { greetingName: 'Сергей', controls });
const open = (given: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(
    <>
      <HomePage />
      <Toaster />
    </>,
    given,
  );
const shownTiles = async (count: number) => {
  await waitFor(() => expect(screen.queryAllByRole('heading', { name: /^Плитка/ })).toHaveLength(count));
  return screen.queryAllByRole('heading', { name: /^Плитка/ }).map(({ textContent }) => textContent);
};
async function openSettings(user: ReturnType<typeof open>['user']) {
  await user.click(screen.getByRole('button', { name: 'Настроить' }));
  return within(await screen.findByRole('region', { name: 'Блоки главной страницы' }));
}

beforeEach(() => {
  localStorage.clear();
  fillWith(tile('balance', 'Баланс'), tile('orders', 'Заказы'), tile('news', 'Новости'));
  answerWith();
});

const everythingButDate = [
  'nextTick',
  'hrtime',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

it.each([
  ['2026-11-23T01:59:00Z', 'Доброй ночи'],
  ['2026-11-23T02:00:00Z', 'Доброе утро'],
  ['2026-11-23T09:00:00Z', 'Добрый день'],
  ['2026-11-23T15:00:00Z', 'Добрый вечер'],
])('greets by the time of Moscow: %s (§1.52)', async (instant, words) => {
  jest.useFakeTimers({ now: new Date(instant), doNotFake: [...everythingButDate] });
  open();
  expect(await screen.findByRole('heading', { level: 1, name: `${words}, Сергей` })).toBeVisible();
  jest.useRealTimers();
});

it('shows operations the way to the release console, by a full navigation, and no blocks', async () => {
  open({ role: 'OPERATIONS' });
  expect(await screen.findByRole('heading', { name: /Сергей/ })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Консоль релизов' })).toHaveAttribute(
    'href',
    '/operations/',
  );
  expect(screen.queryByRole('button', { name: 'Настроить' })).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: /^Плитка/ })).not.toBeInTheDocument();
});

it('shows a manager the way to the companies, and the blocks a manager may see', async () => {
  fillWith(
    tile('balance', 'Баланс', { permission: 'finances.see' }),
    tile('news', 'Новости', { permission: 'shop.use' }),
  );
  const { user } = open({ role: 'MANAGER' });
  expect(await screen.findByRole('link', { name: 'Открыть компании' })).toHaveAttribute(
    'href',
    '/manager/mycompanies/',
  );
  expect(screen.queryByText('Консоль релизов')).not.toBeInTheDocument();
  expect(await shownTiles(1)).toEqual(['Плитка «Новости»']);
  const settings = await openSettings(user);
  expect(settings.getAllByRole('checkbox')).toHaveLength(1);
});

it('shows the blocks in the user’s order, without the hidden ones, new ones last', async () => {
  answerWith(control('news'), control('balance', false));
  open();
  expect(await shownTiles(2)).toEqual(['Плитка «Новости»', 'Плитка «Заказы»']);
});

it('keeps the places of the blocks until the choice is known', async () => {
  api.hangs(getHome);
  const { container } = open();
  expect(container.querySelector('[aria-busy="true"]')?.children).toHaveLength(3);
});

it('shows what this browser showed last while the answer is on its way', async () => {
  answerWith(control('news'), control('orders', false), control('balance'));
  const { unmount } = open();
  await shownTiles(2);
  unmount();
  api.hangs(getHome);
  open();
  expect(await shownTiles(2)).toEqual(['Плитка «Новости»', 'Плитка «Баланс»']);
  expect(screen.getByRole('heading', { name: /Сергей/ })).toBeVisible();
});

it('shows all blocks when the choice cannot be read, and asks again before it changes anything', async () => {
  api.refuses(getHome, 503, 'unavailable', 'База данных не отвечает');
  const { user } = open();
  await shownTiles(3);
  expect(screen.getByRole('alert')).toHaveTextContent(/^Главная показана без ваших настроек/);
  await user.click(screen.getByRole('button', { name: 'Скрыть сообщение' }));
  await user.click(screen.getByRole('button', { name: 'Настроить' }));
  expect(await screen.findByText(/Настройка не открылась. База данных не отвечает/)).toBeVisible();
  answerWith(control('news', false));
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('checkbox', { name: 'Новости' })).not.toBeChecked();
});

describe('the settings', () => {
  it('hide a block at once, say so, and keep it with what no area brings just now', async () => {
    answerWith(control('gone', false));
    const saved = api.answers(saveHome, undefined);
    const { user } = open();
    await shownTiles(3);
    const settings = await openSettings(user);
    await user.click(settings.getByRole('checkbox', { name: 'Заказы' }));
    expect(await shownTiles(2)).toEqual(['Плитка «Баланс»', 'Плитка «Новости»']);
    expect(settings.getByRole('status')).toHaveTextContent('«Заказы»: скрыт');
    await waitFor(() =>
      expect(saved).toEqual([
        { control: [control('gone', false), control('balance'), control('orders', false), control('news')] },
      ]),
    );
  });

  it('move a block by keyboard: the focus stays with it, and its place is said', async () => {
    const saved = api.answers(saveHome, undefined);
    const { user } = open();
    await shownTiles(3);
    const settings = await openSettings(user);
    const up = settings.getByRole('button', { name: 'Выше: Новости' });
    up.focus();
    await user.keyboard('{Enter}');
    expect(settings.getByRole('status')).toHaveTextContent('«Новости»: место 2 из 3');
    expect(settings.getByRole('button', { name: 'Выше: Новости' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(settings.getByRole('status')).toHaveTextContent('«Новости»: место 1 из 3');
    expect(await shownTiles(3)).toEqual(['Плитка «Новости»', 'Плитка «Баланс»', 'Плитка «Заказы»']);
    await user.keyboard('{Enter}');
    expect(settings.getByRole('button', { name: 'Выше: Новости' })).toHaveFocus();
    await waitFor(() =>
      expect(saved.at(-1)).toEqual({ control: [control('news'), control('balance'), control('orders')] }),
    );
    expect(saved.length).toBeLessThanOrEqual(2);
  });

  it('go back to what was when they were opened, and to the usual order', async () => {
    answerWith(control('news'), control('orders', false), control('balance'));
    const saved = api.answers(saveHome, undefined);
    const { user } = open();
    await shownTiles(2);
    const settings = await openSettings(user);
    const back = settings.getByRole('button', { name: 'Вернуть как было' });
    expect(back).toHaveAttribute('aria-disabled', 'true');
    await user.click(settings.getByRole('button', { name: 'По умолчанию' }));
    expect(await shownTiles(3)).toEqual(['Плитка «Баланс»', 'Плитка «Заказы»', 'Плитка «Новости»']);
    await user.click(back);
    expect(await shownTiles(2)).toEqual(['Плитка «Новости»', 'Плитка «Баланс»']);
    expect(back).toHaveFocus();
    await waitFor(() =>
      expect(saved).toEqual([
        { control: [] },
        { control: [control('news'), control('orders', false), control('balance')] },
      ]),
    );
  });

  it('take a change back that the server does not keep, and try it again on request', async () => {
    api.refuses(saveHome, 503, 'unavailable', 'База данных не отвечает');
    const { user } = open();
    await shownTiles(3);
    const settings = await openSettings(user);
    await user.click(settings.getByRole('checkbox', { name: 'Баланс' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/не сохранено. База данных не отвечает/);
    await shownTiles(3);
    expect(settings.getByRole('checkbox', { name: 'Баланс' })).toBeChecked();
    expect(settings.getByRole('status')).toBeEmptyDOMElement();
    const saved = api.answers(saveHome, undefined);
    await user.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(await shownTiles(2)).toEqual(['Плитка «Заказы»', 'Плитка «Новости»']);
    await waitFor(() => expect(saved).toHaveLength(1));
  });

  it('close and give the focus back', async () => {
    const { user } = open();
    await shownTiles(3);
    const settings = await openSettings(user);
    await user.click(settings.getByRole('button', { name: 'Готово' }));
    expect(screen.queryByRole('region', { name: 'Блоки главной страницы' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Настроить' })).toHaveFocus();
  });
});
