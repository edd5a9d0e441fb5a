import { getHeader } from '@shop/contracts/account/header';
import { returnToBasket, setBasketQuantities } from '@shop/contracts/basket-order/basket';
import {
  applyBasketTemplate,
  createBasketTemplate,
  deleteBasketTemplate,
  getBasketTemplate,
  getBasketTemplates,
  restoreBasketTemplate,
  updateBasketTemplate,
} from '@shop/contracts/basket-order/basket-templates';
import { findOffers } from '@shop/contracts/basket-order/quick-order';
import { publish, subscribe } from '@shop/platform/events';
import { call } from '@shop/platform/http';
import { callQuery, queryClient } from '@shop/platform/query';
import { currentLocation, history, Route, Routes } from '@shop/platform/router';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { Toaster } from '@shop/ui/core/toaster';
import { act, screen, waitFor, within } from '@testing-library/react';
import { buildFoundOfferWith } from '../../testing/quick-order.builder.ts';
import { buildTemplateRowWith, buildTemplateWith } from '../../testing/template.builder.ts';
import { TemplatePage } from './template-page.tsx';

const api = stubApi();

beforeAll(() => {
  HTMLElement.prototype.showPopover ??= () => undefined;
  HTMLElement.prototype.hidePopover ??= () => undefined;
});

const template = buildTemplateWith();
const rows = [
  buildTemplateRowWith({ offerId: 1, priceKopecks: 112_00, lastPriceKopecks: 100_00 }),
  buildTemplateRowWith({ offerId: 2, isSold: false }),
];
const show = () =>
  renderPage(
    <>
      <Routes>
        <Route path="/basket-templates/:code/" element={<TemplatePage />} />
        <Route path="*" element={null} />
      </Routes>
      <Toaster />
    </>,
    { url: '/basket-templates/abc/' },
  );
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const rowOf = (name: string) => screen.getByText(name).closest('tr') as HTMLElement;

it('shows what has become dearer, in words and with a sign, and what is not sold any more', async () => {
  api.answers(getBasketTemplate, { template, rows });
  show();
  expect(await screen.findByRole('heading', { name: 'Склад в Химках' })).toBeVisible();
  expect(rowOf('Краги 1')).toHaveTextContent('дороже, +12 %');
  expect(rowOf('Краги 1')).toHaveTextContent('было 100,00 ₽');
  expect(rowOf('Краги 2')).toHaveTextContent('Больше не продаётся: в корзину не попадёт');
  const aside = screen.getByRole('complementary', { name: 'Итоги шаблона' });
  expect(aside).toHaveTextContent('Дороже, чем в прошлый раз, на 120,00 ₽ (+12 %)');
});

it('saves a quantity by itself', async () => {
  api.answers(getBasketTemplate, { template, rows });
  const saved = api.answers(updateBasketTemplate, template);
  const { user } = show();
  const quantity = await screen.findByRole('spinbutton', { name: 'Количество: Краги 1' });
  await user.clear(quantity);
  await user.type(quantity, '25{Enter}');
  expect(await screen.findByText('Сохраняем…')).toBeVisible();
  await screen.findByText('Всё сохранено');
  expect(saved).toEqual([
    {
      products: [
        { id: 1, quantity: 25 },
        { id: 2, quantity: 10 },
      ],
    },
  ]);
});

it('counts packs in base units, typed and pasted', async () => {
  const packs = { minOrderCount: 12, multiplicity: 12, measureCustom: { name: 'упак', factor: 12 } };
  const sold = [buildTemplateRowWith(packs), buildTemplateRowWith({ ...packs, offerId: 3 })];
  api.answers(getBasketTemplate, { template, rows: sold });
  api.answers(updateBasketTemplate, template);
  const { user } = show();
  const field = (name: string) => screen.getByRole('spinbutton', { name: `Количество: ${name}` });
  await screen.findByRole('spinbutton', { name: 'Количество: Краги 1' });
  await user.clear(field('Краги 1'));
  await user.type(field('Краги 1'), '2 уп.{Enter}');
  expect(field('Краги 1')).toHaveValue('24');
  expect(field('Краги 1')).toHaveAccessibleDescription('2 упак → 24');
  await user.paste('3 уп.\n4 уп.');
  expect(await screen.findByText(/^Заполнено: 2 поля/)).toBeVisible();
  expect(field('Краги 1')).toHaveValue('36');
  expect(field('Краги 3')).toHaveValue('48');
  await screen.findByText('Всё сохранено');
});

it('fills the lines that follow from a pasted block, in one saving, and takes it back', async () => {
  const three = [...rows, buildTemplateRowWith({ offerId: 3, minOrderCount: 12, multiplicity: 12 })];
  api.answers(getBasketTemplate, { template, rows: three });
  const saved = api.answers(updateBasketTemplate, template);
  const { user } = show();
  const field = (name: string) => screen.getByRole('spinbutton', { name: `Количество: ${name}` });
  await user.click(await screen.findByRole('spinbutton', { name: 'Количество: Краги 1' }));
  const [one, two, last] = three;
  const kept = [{ ...one!, quantity: 12 }, two!, { ...last!, quantity: 240 }];
  api.answers(getBasketTemplate, { template, rows: kept });
  await user.keyboard('5');
  await user.paste('12\r\n240\r\n0\r\n');
  // A row that is not sold any more has no field.
  expect(await screen.findByText(/^Заполнено: 2 поля\. Не\sпоместилось: 1 ячейка$/)).toBeVisible();
  expect(field('Краги 1')).toHaveValue('12');
  expect(field('Краги 3')).toHaveValue('240');
  await screen.findByText('Всё сохранено');
  expect(saved).toEqual([
    {
      products: [
        { id: 1, quantity: 12 },
        { id: 2, quantity: 10 },
        { id: 3, quantity: 240 },
      ],
    },
  ]);
  await user.click(button('Отменить'));
  expect(field('Краги 1')).toHaveValue('10');
  expect(field('Краги 3')).toHaveValue('10');
  await waitFor(() => expect(saved).toHaveLength(2));
});

it('takes no zero from a pasted block: a line goes by its own button', async () => {
  api.answers(getBasketTemplate, { template, rows: [rows[0]!, buildTemplateRowWith({ offerId: 3 })] });
  api.answers(updateBasketTemplate, template);
  const { user } = show();
  await user.click(await screen.findByRole('spinbutton', { name: 'Количество: Краги 1' }));
  await user.paste('0\n7');
  expect(await screen.findByRole('alert')).toHaveTextContent(/Краги 1: «0» не\sвставлено/);
  expect(screen.getByRole('spinbutton', { name: 'Количество: Краги 1' })).toHaveValue('10');
  await user.click(button('Отменить'));
  expect(screen.getByRole('spinbutton', { name: 'Количество: Краги 3' })).toHaveValue('10');
  await screen.findByText('Всё сохранено');
});

it('says that nothing is saved, keeps what was typed, and tries again', async () => {
  api.answers(getBasketTemplate, { template, rows });
  api.refuses(updateBasketTemplate, 503, 'unavailable', 'База данных не отвечает');
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Больше: Краги 1' }));
  expect(await screen.findByText(/Не\s*сохранено\. База данных не отвечает/)).toBeVisible();
  expect(screen.getByRole('spinbutton')).toHaveValue('11');
  const saved = api.answers(updateBasketTemplate, template);
  await user.click(button('Повторить'));
  await waitFor(() => expect(saved).toHaveLength(1));
});

it('takes a line out and returns it, with the focus in its place', async () => {
  api.answers(getBasketTemplate, { template, rows });
  api.answers(updateBasketTemplate, template);
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Убрать из шаблона: Краги 2' }));
  const back = button('Вернуть: Краги 2');
  expect(back).toHaveFocus();
  await user.click(back);
  expect(button('Убрать из шаблона: Краги 2')).toHaveFocus();
  await screen.findByText('Всё сохранено');
});

it('adds a product found by its article', async () => {
  api.answers(getBasketTemplate, { template, rows });
  api.answers(findOffers, { items: [{ ...buildFoundOfferWith({ offerId: 7 }), inBasket: 0 }] });
  const saved = api.answers(updateBasketTemplate, template);
  const { user } = show();
  await user.type(await screen.findByRole('combobox'), 'КП-7{Enter}');
  expect(await screen.findByText(/Краги 7: добавлено в\s*конец списка/)).toBeVisible();
  await screen.findByText('Всё сохранено');
  expect(saved).toEqual([
    {
      products: [
        { id: 1, quantity: 10 },
        { id: 2, quantity: 10 },
        { id: 7, quantity: 1 },
      ],
    },
  ]);
});

it('replaces the basket, says what came of it, and takes it back', async () => {
  api.answers(getBasketTemplate, { template, rows });
  const asked = api.answers(applyBasketTemplate, {
    products: [{ id: 1, quantity: 12, isCorrected: true, before: 3 }],
    unavailableCount: 1,
    removal: 77,
  });
  const quantities = api.answers(setBasketQuantities, { products: [] });
  const returned = api.answers(returnToBasket, { products: [], unavailableCount: 0 });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: /Заменить\s*корзину/ }));
  expect(
    await screen.findByText(/Корзина заменена.*1 позиция.*поднято.*1 позиция.*не\s*продаётся.*1 позиция/),
  ).toBeVisible();
  expect(asked).toEqual([{ mode: 'replace' }]);
  await user.click(button('Отменить'));
  expect(await screen.findByText(/Корзина снова такая/)).toBeVisible();
  expect(quantities).toEqual([{ products: [{ id: 1, quantity: 3 }], isUndo: true }]);
  expect(returned).toEqual([{ removal: 77 }]);
});

it('adds to the basket of the company on the page, and nothing twice when it is repeated after a lost answer', async () => {
  api.answers(getHeader, {
    ...{ favorite: [], compare: [], basket: [], hasNewNotifications: false, manager: null },
    user: { role: 'CUSTOMER', roleName: 'Клиент', full_name: 'Анна Петрова', city: null },
    contragents: [{ id: 5, uf_name: 'Компания 5', uf_current_contragent: true }],
  });
  api.answers(getBasketTemplate, { template, rows });
  const keys: (string | null)[] = [];
  const applied = {
    products: [{ id: 1, quantity: 12, isCorrected: false, before: 3 }],
    ...{ unavailableCount: 0, removal: 0 },
  };
  const asked = api.answers(applyBasketTemplate, (request) => {
    keys.push(request.headers.get('idempotency-key'));
    // The first answer is broken.
    return keys.length === 1 ? ({} as never) : applied;
  });
  const changed = jest.fn();
  const stop = subscribe('basket.changed', changed);
  const { user } = show();
  await act(() => queryClient.fetchQuery(callQuery(getHeader, {})));
  await user.click(await screen.findByRole('button', { name: /Добавить к\s*корзине/ }));
  await user.click(await screen.findByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText(/Шаблон «Склад в Химках» в\s*корзине/)).toBeVisible();
  stop();
  expect(asked).toEqual([
    { mode: 'merge', contragent: 5 },
    { mode: 'merge', contragent: 5 },
  ]);
  expect(keys[0]).not.toBeNull();
  expect(keys[1]).toBe(keys[0]);
  expect(changed.mock.calls.map(([{ offerIds }]) => offerIds)).toEqual([[], [1]]);
  act(() => publish('session.ended', { reason: 'logout' }));
});

it('lets a colleague read, use and copy it, and change nothing', async () => {
  const shared = buildTemplateWith({ isOwn: false, isShared: true, author: 'Пётр Орлов' });
  api.answers(getBasketTemplate, { template: shared, rows });
  const created = api.answers(createBasketTemplate, buildTemplateWith({ code: 'copy' }));
  const { user } = show();
  expect(await screen.findByText(/Этот шаблон ведёт Пётр Орлов/)).toBeVisible();
  expect(screen.queryByRole('spinbutton')).not.toBeInTheDocument();
  for (const name of ['Переименовать', 'Удалить', /^Убрать/])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  expect(button(/Добавить к\s*корзине/)).toBeEnabled();
  await user.click(button('Сделать свою копию'));
  await waitFor(() => expect(currentLocation().location.pathname).toBe('/basket-templates/copy/'));
  expect(created[0]).toMatchObject({ name: 'Копия: Склад в Химках' });
});

it('is renamed in place, with what the server refuses at its field', async () => {
  api.answers(getBasketTemplate, { template, rows });
  api.refuses(updateBasketTemplate, 400, 'validation', 'Название не длиннее 150 символов', 'name');
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Переименовать' }));
  const name = await screen.findByRole('textbox', { name: 'Название' });
  expect(name).toHaveFocus();
  await user.type(name, ' 2');
  await user.click(button('Сохранить'));
  expect(await screen.findByText('Название не длиннее 150 символов')).toBeVisible();
  api.answers(updateBasketTemplate, buildTemplateWith({ name: 'Склад в Химках 2' }));
  api.answers(getBasketTemplates, { items: [], pageNavigation: navigation });
  await user.click(button('Сохранить'));
  expect(await screen.findByRole('heading', { name: 'Склад в Химках 2' })).toBeVisible();
  expect(button('Переименовать')).toHaveFocus();
});

it('is deleted and brought back', async () => {
  api.answers(getBasketTemplate, { template, rows });
  api.answers(deleteBasketTemplate, null);
  const restored = api.answers(restoreBasketTemplate, template);
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Удалить' }));
  await waitFor(() => expect(currentLocation().location.pathname).toBe('/basket-templates/'));
  await user.click(await screen.findByRole('button', { name: 'Вернуть' }));
  await waitFor(() => expect(restored).toHaveLength(1));
});

it('says what to do with an empty one', async () => {
  api.answers(getBasketTemplate, { template, rows: [] });
  show();
  expect(await screen.findByText('В шаблоне пока нет товаров')).toBeVisible();
  expect(button(/Добавить к\s*корзине/)).toBeDisabled();
});

it('offers another try when it does not load', async () => {
  api.refuses(getBasketTemplate, 503, 'unavailable', 'База данных не отвечает');
  const { user } = show();
  expect(await screen.findByText('Не удалось загрузить шаблон')).toBeVisible();
  api.answers(getBasketTemplate, { template, rows });
  await user.click(within(screen.getByRole('alert')).getByRole('button'));
  expect(await screen.findByRole('heading', { name: 'Склад в Химках' })).toBeVisible();
});

const navigation = { pageNumber: 1, pageCount: 1, pageSize: 20, recordCount: 0 };

describe('changes that could not be saved before the page was left', () => {
  /** Edits a line and leaves; the server answers nothing of use. Returns how often it was asked. */
  async function leaveUnsaved() {
    api.answers(getBasketTemplate, { template, rows });
    const asked = api.answers(updateBasketTemplate, {} as never);
    const { user } = show();
    const quantity = await screen.findByRole('spinbutton', { name: 'Количество: Краги 1' });
    await user.clear(quantity);
    await user.type(quantity, '25{Enter}');
    await waitFor(() => expect(asked).toHaveLength(1));
    act(() => history.replace('/'));
    expect(await screen.findByText(/Изменения шаблона «Склад в Химках» не\sсохранены/)).toBeVisible();
    return { asked, user, before: asked.length };
  }

  /** Resolves when whatever was asked before this has been answered. */
  const settleRequests = () => act(() => call(getBasketTemplate, { params: { code: 'abc' } }));

  it('are told once, while they go on being sent', async () => {
    const { asked, before } = await leaveUnsaved();
    await waitFor(() => expect(asked.length).toBeGreaterThan(before), { timeout: 20_000 });
    await settleRequests();
    expect(screen.getAllByText(/Изменения шаблона «Склад в Химках»/)).toHaveLength(1);
    act(() => publish('session.ended', { reason: 'logout' }));
  }, 30_000);

  it('are given up when the session ends: the next user does not send them', async () => {
    const { asked, before, user } = await leaveUnsaved();
    act(() => publish('session.ended', { reason: 'logout' }));
    expect(await screen.findByText(/^Изменения шаблона не\sсохранены/)).toBeVisible();
    await user.click(button('Повторить'));
    await settleRequests();
    expect(asked).toHaveLength(before);
  });
});
