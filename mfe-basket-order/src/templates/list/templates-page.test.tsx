import { getBasket } from '@shop/contracts/basket-order/basket';
import {
  applyBasketTemplate,
  createBasketTemplate,
  deleteBasketTemplate,
  getBasketTemplates,
} from '@shop/contracts/basket-order/basket-templates';
import { currentLocation } from '@shop/platform/router';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { Toaster } from '@shop/ui/core/toaster';
import { screen, waitFor, within } from '@testing-library/react';
import { buildBasketWith, buildWireRowWith } from '../../basket/state/basket.builder.ts';
import { buildTemplateWith } from '../../testing/template.builder.ts';
import { TemplatesPage } from './templates-page.tsx';

const api = stubApi();

beforeAll(() => {
  HTMLElement.prototype.showPopover ??= () => undefined;
  HTMLElement.prototype.hidePopover ??= () => undefined;
});

afterEach(() => sessionStorage.clear());

const answer = (...items: ReturnType<typeof buildTemplateWith>[]) => ({
  items,
  pageNavigation: { pageNumber: 1, pageCount: 1, pageSize: 20, recordCount: items.length },
});
const show = (url = '/basket-templates/') =>
  renderPage(
    <>
      <TemplatesPage />
      <Toaster />
    </>,
    { url },
  );

it('lists own and shared templates with what they come to', async () => {
  const ofColleague = buildTemplateWith({
    id: 6,
    code: 'x y',
    name: 'Офис',
    isOwn: false,
    isShared: true,
    author: 'Пётр Орлов',
  });
  api.answers(getBasketTemplates, answer(buildTemplateWith(), ofColleague));
  const { user } = show();
  expect(await screen.findByRole('link', { name: 'Офис' })).toHaveAttribute(
    'href',
    '/basket-templates/x%20y/',
  );
  const row = screen.getByRole('link', { name: 'Офис' }).closest('tr') as HTMLElement;
  expect(row).toHaveTextContent('Общий');
  expect(row).toHaveTextContent('Пётр Орлов');
  expect(row).toHaveTextContent('2 400,00 ₽');
  await user.click(screen.getByRole('button', { name: 'Ещё: Офис' }));
  expect(screen.getByRole('button', { name: 'Сделать копию' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Удалить' })).not.toBeInTheDocument();
});

it('keeps the search in the address, and says when nothing fits', async () => {
  const asked: string[] = [];
  api.answers(getBasketTemplates, ({ url }) => {
    asked.push(new URL(url).searchParams.get('st') ?? '');
    return asked.at(-1) ? answer() : answer(buildTemplateWith());
  });
  const { user } = show();
  await user.type(await screen.findByRole('searchbox'), 'зима{Enter}');
  expect(await screen.findByText('Таких шаблонов нет')).toBeVisible();
  expect(currentLocation().location.search).toBe(`?search=${encodeURIComponent('зима')}`);
  await user.click(screen.getByRole('button', { name: 'Показать все шаблоны' }));
  expect(await screen.findByRole('link', { name: 'Склад в Химках' })).toBeVisible();
});

it('puts one into the basket beside what is there', async () => {
  api.answers(getBasketTemplates, answer(buildTemplateWith()));
  const asked = api.answers(applyBasketTemplate, {
    products: [{ id: 1, quantity: 12, isCorrected: false, before: 0 }],
    unavailableCount: 0,
    removal: 0,
  });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'В корзину: Склад в Химках' }));
  await user.click(screen.getByRole('button', { name: /^Добавить к\s*корзине/ }));
  expect(await screen.findByText(/«Склад в Химках» в\s*корзине: добавлено 1 позиция/)).toBeVisible();
  expect(asked).toEqual([{ mode: 'merge' }]);
});

it('deletes one and leaves the focus where it can go on', async () => {
  api.answers(getBasketTemplates, answer(buildTemplateWith()));
  api.answers(deleteBasketTemplate, null);
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Ещё: Склад в Химках' }));
  await user.click(screen.getByRole('button', { name: 'Удалить' }));
  expect(await screen.findByText(/«Склад в Химках» удалён/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Создать шаблон' })).toHaveFocus();
});

it('helps to begin, and makes a template of the basket', async () => {
  api.answers(getBasketTemplates, answer());
  api.answers(getBasket, buildBasketWith([buildWireRowWith({ product_id: 4, basketQuantity: 6 })]));
  const created = api.answers(createBasketTemplate, buildTemplateWith({ code: 'new' }));
  const { user } = show();
  expect(await screen.findByText('Шаблонов пока нет')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Создать шаблон' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Название' }), 'Склад');
  await waitFor(() => expect(dialog.getByRole('radio', { name: /Всё из корзины/ })).toBeEnabled());
  await user.click(dialog.getByRole('radio', { name: /Всё из корзины/ }));
  await user.click(dialog.getByRole('button', { name: 'Создать шаблон' }));
  await waitFor(() => expect(currentLocation().location.pathname).toBe('/basket-templates/new/'));
  expect(created).toEqual([{ name: 'Склад', description: '', products: [{ id: 4, quantity: 6 }] }]);
});

it('restores what was typed for a new template after the dialog was closed, and forgets it on «Отмена»', async () => {
  api.answers(getBasketTemplates, answer());
  api.answers(getBasket, buildBasketWith([]));
  const { user } = show();
  const open = async () =>
    user.click((await screen.findAllByRole('button', { name: 'Создать шаблон' }))[0] as HTMLElement);
  const name = () => screen.getByRole('textbox', { name: /^Название/ });
  await open();
  await user.type(name(), 'Склад на май');
  await user.click(screen.getByRole('button', { name: 'Закрыть' }));
  await open();
  expect(name()).toHaveValue('Склад на май');
  expect(screen.getByText('Восстановлены несохранённые изменения')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Отмена' }));
  await open();
  expect(name()).toHaveValue('');
});

it('restores a new name of a template after the dialog was closed', async () => {
  api.answers(getBasketTemplates, answer(buildTemplateWith({ name: 'Офис' })));
  const { user } = show();
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: 'Ещё: Офис' }));
    await user.click(screen.getByRole('button', { name: 'Переименовать' }));
  };
  const name = () => screen.getByRole('textbox', { name: /^Название/ });
  await open();
  await user.type(name(), ' на Тверской');
  await user.click(screen.getByRole('button', { name: 'Закрыть' }));
  await open();
  expect(name()).toHaveValue('Офис на Тверской');
});

it('does not send a template without a name', async () => {
  api.answers(getBasketTemplates, answer());
  api.answers(getBasket, buildBasketWith([]));
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Создать шаблон' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Создать шаблон' }));
  expect(await dialog.findByText('Это поле обязательно для заполнения')).toBeVisible();
});

it('offers another try when it does not load', async () => {
  api.refuses(getBasketTemplates, 503, 'unavailable', 'База данных не отвечает');
  show();
  expect(await screen.findByText('Не удалось загрузить шаблоны')).toBeVisible();
});
