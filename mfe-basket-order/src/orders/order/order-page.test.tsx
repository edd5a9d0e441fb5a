import {
  cancelOrder,
  exportOrder,
  getOrder,
  type Order,
  openDocument,
  openDocuments,
} from '@shop/contracts/basket-order/orders';
import { publish } from '@shop/platform/events';
import { Link, Route, Routes } from '@shop/platform/router';
import { AreaBoundary } from '@shop/remote';
import { stubApi } from '@shop/testing/api.ts';
import { allowConsoleError } from '@shop/testing/console.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { Toaster } from '@shop/ui/core/toaster';
import { act, screen, waitFor, within } from '@testing-library/react';
import { buildOrderLineWith, buildOrderWith } from '../../testing/order.builder.ts';
import { OrderPage } from './order-page.tsx';

const api = stubApi();

const show = (options: Parameters<typeof renderPage>[1] = {}) => {
  const url = options.url ?? '/orders/5/';
  return renderPage(
    <AreaBoundary area="basket-order" title="Заказы" release="1" resetKey={url} onRetry={() => undefined}>
      <Routes>
        <Route path="/orders/:code/" element={<OrderPage />} />
        <Route
          path="/order/"
          element={
            <Link to="/orders/5/" state={{ placedNumber: 'ЗК-000005' }}>
              Размещён
            </Link>
          }
        />
      </Routes>
      <Toaster />
    </AreaBoundary>,
    { ...options, url },
  );
};
const answer = (part: Partial<Order> = {}) => api.answers(getOrder, { order: buildOrderWith(part) });
const title = () => screen.findByRole('heading', { level: 1, name: 'Заказ № ЗК-000005' });
const factOf = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling;

/** A fake browser tab with what the page needs of one. */
function playTab() {
  const tab = { opener: window, document: { title: '' }, location: { replace: jest.fn() }, close: jest.fn() };
  jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  return tab;
}

it('shows a comment line by line, as it was typed', async () => {
  answer({ comment: 'Пропуск на машину\nЗаявка № 77' });
  show();
  await title();
  expect(within(factOf('Комментарий') as HTMLElement).getByText(/Пропуск/)).toHaveStyle({
    'white-space': 'pre-line',
  });
});

it('shows lines, sums, terms, author and company (§3.60)', async () => {
  answer({
    actedByName: 'Игорь Ли',
    paidKopecks: 2_345_00,
    lines: [
      buildOrderLineWith({ shippedQuantity: 20 }),
      buildOrderLineWith({ position: 2, offerId: 2, name: 'Каска', productCode: null }),
    ],
  });
  show();
  await title();
  const gloves = screen.getByRole('row', { name: /Перчатки/ });
  expect(gloves).toHaveTextContent(/92,87\s₽.*120 пар.*отгружено 20 пар.*11\s144,40\s₽/);
  expect(within(gloves).getByRole('link', { name: 'Перчатки' })).toHaveAttribute('href', '/detail/gloves/');
  expect(within(screen.getByRole('row', { name: /Каска/ })).queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByText('Итого').parentElement).toHaveTextContent('12 345,00 ₽');
  expect(factOf('Оплачено')).toHaveTextContent('2 345,00 ₽');
  expect(factOf('К оплате')).toHaveTextContent('10 000,00 ₽');
  expect(factOf('Адрес')).toHaveTextContent('Москва, Складская, 5');
  expect(factOf('Грузополучатель')).toHaveTextContent('Склад «Юг»Подольск, Южная, 7');
  expect(screen.getByRole('link', { name: '+7 (916) 123-45-67' })).toHaveAttribute(
    'href',
    'tel:+79161234567',
  );
  expect(factOf('Оплатить до')).toHaveTextContent('30.12.2026');
  expect(factOf('Оформил')).toHaveTextContent('Анна Петрова, за него — менеджер Игорь Ли');
});

it('shows how far it has got, when and by whom', async () => {
  answer();
  show();
  await title();
  const [placed, confirmed] = within(screen.getByRole('region', { name: 'Ход заказа' })).getAllByRole(
    'listitem',
  );
  expect(placed).toHaveTextContent('Новый20.11.2026, 12:15Анна Петрова');
  expect(confirmed).toHaveAttribute('aria-current', 'step');
  expect(confirmed).toHaveTextContent('Подтверждён20.11.2026, 13:00');
});

it('shows each shipment with its dates, its lines and its УПД', async () => {
  answer({
    lines: [
      buildOrderLineWith({ shippedQuantity: 100 }),
      buildOrderLineWith({ position: 2, offerId: 2, name: 'Каска', measure: 'шт', quantity: 3 }),
    ],
    shipments: [
      {
        id: 41,
        position: 1,
        status: 'shipped',
        plannedOn: '2026-11-25',
        shippedAt: '2026-11-25T07:00:00.000Z',
        deliveredAt: null,
        lines: [{ position: 1, quantity: 100 }],
      },
      {
        id: 42,
        position: 2,
        status: 'planned',
        plannedOn: null,
        shippedAt: null,
        deliveredAt: null,
        lines: [
          { position: 1, quantity: 20 },
          { position: 2, quantity: 3 },
        ],
      },
    ],
    documents: [{ id: 32, kind: 'upd', number: 'УПД-9', issuedOn: '2026-11-25', shipment: 1 }],
  });
  show();
  await title();
  const shipments = within(screen.getByRole('region', { name: 'Отгрузки' }));
  const first = within(shipments.getByRole('heading', { name: 'Отгрузка 1' }).closest('li')!);
  expect(first.getByText('План: 25.11.2026 · отгружена 25.11.2026, 10:00')).toBeVisible();
  expect(first.getByText('100 пар')).toBeVisible();
  expect(first.getByRole('button', { name: 'УПД № УПД-9' })).toBeVisible();
  const second = shipments.getByRole('heading', { name: 'Отгрузка 2' }).closest('li');
  expect(second).toHaveTextContent(/Дату сообщим.*Перчатки20 пар.*Каска3 шт/);
});

it('is virtual when it is long, and knows how long', async () => {
  answer({
    lines: Array.from({ length: 300 }, (_, index) =>
      buildOrderLineWith({ position: index + 1, offerId: index + 1, name: `Товар ${index + 1}` }),
    ),
  });
  show();
  await title();
  const table = screen.getByRole('table', { name: 'Товары заказа' });
  expect(table).toHaveAttribute('aria-rowcount', '301');
  expect(within(table).getAllByRole('row').length).toBeLessThan(80);
});

describe('just placed', () => {
  it('says so once, with the invoice, what happens next and the ways on', async () => {
    answer();
    const { user, unmount } = show({ url: '/order/' });
    await user.click(screen.getByRole('link', { name: 'Размещён' }));
    const panel = within(await screen.findByRole('region', { name: 'Заказ № ЗК-000005 оформлен' }));
    expect(panel.getByRole('button', { name: 'Счёт на оплату' })).toBeVisible();
    expect(panel.getAllByRole('listitem')[0]).toHaveTextContent(
      /Платить сейчас не\sнужно.*12\s345,00\s₽ до\s30\.12\.2026/,
    );
    expect(panel.getAllByRole('listitem')[1]).toHaveTextContent('25.11.2026, 1 позиция.');
    expect(panel.getByRole('link', { name: 'Все заказы' })).toHaveAttribute('href', '/orders/');
    unmount();
    answer();
    show();
    await title();
    expect(screen.queryByText('Заказ № ЗК-000005 оформлен')).not.toBeInTheDocument();
  });
});

describe('documents', () => {
  const press = async (user: ReturnType<typeof show>['user']) =>
    user.click(await screen.findByRole('button', { name: 'Счёт на оплату' }));

  it('open in a tab of their own by a single-use URL (§1.23)', async () => {
    answer();
    api.answers(openDocument, { url: '/api/files/ticket' });
    const tab = playTab();
    const { user } = show();
    await press(user);
    await waitFor(() =>
      expect(tab.location.replace).toHaveBeenCalledWith('http://127.0.0.1:3000/api/files/ticket'),
    );
    expect(tab.opener).toBeNull();
  });

  it('that cannot be opened say why, and the empty tab goes', async () => {
    answer();
    api.refuses(openDocument, 403, 'forbidden', 'Нет права на документы');
    const tab = playTab();
    const { user } = show();
    await press(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Нет права на документы');
    expect(tab.close).toHaveBeenCalled();
  });

  it('come as a link where the browser blocks new tabs', async () => {
    answer();
    api.answers(openDocument, { url: '/api/files/ticket' });
    jest.spyOn(window, 'open').mockReturnValue(null);
    const { user } = show();
    await press(user);
    expect(await screen.findByRole('link', { name: 'Открыть: счёт на оплату' })).toHaveAttribute(
      'href',
      'http://127.0.0.1:3000/api/files/ticket',
    );
  });

  it('come all at once as a ZIP (§2.40)', async () => {
    URL.createObjectURL = jest.fn(() => 'blob:zip');
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const upd = { id: 32, kind: 'upd', number: 'УПД-9', issuedOn: '2026-11-25', shipment: 1 } as const;
    answer({ documents: [...buildOrderWith().documents, upd] });
    api.answers(openDocuments, { url: '/api/files/zip/' });
    api.serves('/api/files/zip/', {});
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Скачать все (ZIP)' }));
    await waitFor(() => expect(click).toHaveBeenCalled());
  });

  it('say that the УПД comes from 1С where the shop issues none (§1.63)', async () => {
    answer({ updFrom: '1c' });
    show();
    expect(await screen.findByText(/^УПД придёт из\s1С\.$/)).toBeVisible();
  });

  it('are hidden without the right, with a hint who grants it; so are sums without the right to prices', async () => {
    const line = buildOrderLineWith({ priceKopecks: null, totalKopecks: null });
    answer({ totalKopecks: null, paidKopecks: null, canOpenDocuments: false, lines: [line] });
    show();
    expect(
      await screen.findByText(/с\sправом «Документы». Его выдаёт администратор вашей компании/),
    ).toBeVisible();
    expect(screen.queryByText('Итого')).not.toBeInTheDocument();
    expect(screen.queryByRole('columnheader', { name: 'Цена' })).not.toBeInTheDocument();
  });
});

it('comes as a spreadsheet from the menu', async () => {
  URL.createObjectURL = jest.fn(() => 'blob:xlsx');
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  answer();
  const asked = api.answers(exportOrder, { url: '/api/files/xlsx/' });
  api.serves('/api/files/xlsx/', {});
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Ещё' }));
  await user.click(await screen.findByRole('button', { name: /Скачать Excel/ }));
  await waitFor(() => expect(click).toHaveBeenCalled());
  expect(asked).toHaveLength(1);
});

describe('cancelling', () => {
  const ask = async (user: ReturnType<typeof show>['user']) => {
    await user.click(await screen.findByRole('button', { name: 'Отменить' }));
    return within(await screen.findByRole('dialog', { name: /^Отменить заказ №.ЗК-000005\?$/ }));
  };
  const cancelled: Partial<Order> = {
    status: 'cancelled',
    canCancel: false,
    cancelReason: 'Больше не нужно',
    statuses: [
      { status: 'new', reachedAt: '2026-11-20T09:15:00.000Z', byName: 'Анна Петрова' },
      { status: 'cancelled', reachedAt: '2026-11-20T11:00:00.000Z', byName: 'Анна Петрова' },
    ],
  };

  it('takes a usual reason; then says that the goods are free and offers them to the basket', async () => {
    answer();
    const sent = api.answers(cancelOrder, () => {
      answer(cancelled);
      return { status: 'cancelled' as const };
    });
    const { user } = show();
    const dialog = await ask(user);
    await user.click(dialog.getByRole('radio', { name: 'Больше не нужно' }));
    await user.click(dialog.getByRole('button', { name: 'Отменить заказ' }));
    const notice = (await screen.findByText('Заказ № ЗК-000005 отменён')).closest('[role="status"]');
    expect(notice).toHaveTextContent(/20\.11\.2026, 14:00, Анна Петрова\. Причина: Больше не нужно\./);
    expect(notice).toHaveTextContent('Зарезервированные товары снова свободны.');
    expect(notice?.parentElement).toHaveFocus();
    expect(screen.getByRole('button', { name: /Вернуть товары в\sкорзину/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Отменить' })).not.toBeInTheDocument();
    expect(sent).toEqual([{ reason: 'Больше не нужно' }]);
  });

  it('requires a reason, and a text for another reason', async () => {
    answer();
    const sent = api.answers(cancelOrder, { status: 'cancelled' });
    const { user } = show();
    const dialog = await ask(user);
    await user.click(dialog.getByRole('button', { name: 'Отменить заказ' }));
    expect(dialog.getByText('Это поле обязательно для заполнения')).toBeVisible();
    await user.click(dialog.getByRole('radio', { name: 'Другая причина' }));
    await user.click(dialog.getByRole('button', { name: 'Отменить заказ' }));
    const words = dialog.getByRole('textbox', { name: /Напишите причину/ });
    expect(words).toHaveAccessibleDescription('Это поле обязательно для заполнения');
    expect(words).toHaveFocus();
    expect(sent).toEqual([]);
    await user.type(words, ' Закрыли объект ');
    await user.click(dialog.getByRole('button', { name: 'Отменить заказ' }));
    await waitFor(() => expect(sent).toEqual([{ reason: 'Закрыли объект' }]));
  });

  it('that comes too late says so, with the status the order has now', async () => {
    answer();
    const { user } = show();
    const dialog = await ask(user);
    api.refuses(cancelOrder, 409, 'conflict', 'Заказ уже собирается, отменить его нельзя.');
    answer({ status: 'picking', canCancel: false });
    await user.click(dialog.getByRole('radio', { name: 'Больше не нужно' }));
    await user.click(dialog.getByRole('button', { name: 'Отменить заказ' }));
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('Заказ уже собирается, отменить его нельзя.');
    await waitFor(() => expect(notice).toHaveTextContent('Статус заказа сейчас — «Собирается».'));
    expect(screen.queryByRole('button', { name: 'Отменить' })).not.toBeInTheDocument();
  });

  it('that fails keeps the reason', async () => {
    answer();
    api.refuses(cancelOrder, 503, 'unavailable', 'База данных не отвечает');
    const { user } = show();
    const dialog = await ask(user);
    await user.click(dialog.getByRole('radio', { name: 'Больше не нужно' }));
    await user.click(dialog.getByRole('button', { name: 'Отменить заказ' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('База данных не отвечает');
    expect(dialog.getByRole('radio', { name: 'Больше не нужно' })).toBeChecked();
  });

  it('is not offered when it is not allowed', async () => {
    answer({ canCancel: false });
    show();
    await title();
    expect(screen.queryByRole('button', { name: 'Отменить' })).not.toBeInTheDocument();
  });
});

describe('a claim', () => {
  const lines = [
    buildOrderLineWith({ shippedQuantity: 120 }),
    buildOrderLineWith({ position: 2, offerId: 2, name: 'Каска', quantity: 3, shippedQuantity: 2 }),
    buildOrderLineWith({ position: 3, offerId: 3, name: 'Очки' }),
  ];

  it('is made about lines that have been shipped, with their quantities, in an appeal', async () => {
    answer({ status: 'shipped', lines });
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Претензия' }));
    const table = within(await screen.findByRole('table', { name: 'Товары для претензии' }));
    expect(table.queryByText('Очки')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Продолжить' })).toBeDisabled();
    expect(table.getByRole('checkbox', { name: 'Выбрать: Перчатки' })).toHaveFocus();
    await user.click(table.getByRole('checkbox', { name: 'Выбрать: Каска' }));
    await user.click(table.getByRole('checkbox', { name: 'Выбрать: Перчатки' }));
    const quantity = table.getByRole('spinbutton', { name: 'Количество: Перчатки' });
    await user.clear(quantity);
    await user.type(quantity, '5{Enter}');
    await user.click(screen.getByRole('radio', { name: /Брак/ }));
    expect(screen.getByText('Выбрано: 2 позиции')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Продолжить' })).toHaveAttribute(
      'href',
      '/appeal/add/?order=5&lines=1:5,2:2&type=claim&about=defect',
    );
  });

  it('can be thought better of', async () => {
    answer({ status: 'shipped', lines });
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Претензия' }));
    await user.click(await screen.findByRole('button', { name: 'Отмена' }));
    expect(screen.getByRole('table', { name: 'Товары заказа' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Претензия' })).toHaveFocus();
  });

  it.each([
    ['before anything has been shipped', {}],
    ['without the right to appeals', { lines, canClaim: false }],
  ])('is not offered %s', async (_, part) => {
    answer(part);
    show();
    await title();
    expect(screen.queryByRole('button', { name: 'Претензия' })).not.toBeInTheDocument();
  });
});

it.each(['/orders/404/', '/orders/abc/', '/orders/0/'])('is not found at %s', async (url) => {
  allowConsoleError(/PageNotFound|ApiRefusal|error occurred|AreaBoundary/);
  api.refuses(getOrder, 404, 404, 'Заказ не найден');
  show({ url });
  expect(await screen.findByText('Страница не найдена')).toBeVisible();
});

it('knows of a payment as soon as it is posted', async () => {
  answer({ totalKopecks: 100_00, paidKopecks: 0 });
  show();
  await title();
  answer({ totalKopecks: 100_00, paidKopecks: 100_00 });
  act(() => publish('ledger.changed', {}));
  await waitFor(() => expect(factOf('Оплачено')).toHaveTextContent('100,00 ₽'));
  expect(screen.queryByText('К оплате', { selector: 'dt' })).not.toBeInTheDocument();
});

it('says why the order cannot be shown, and asks again on request', async () => {
  api.refuses(getOrder, 503, 'unavailable', 'База данных не отвечает');
  const { user } = show();
  expect(await screen.findByRole('alert')).toHaveTextContent('База данных не отвечает');
  answer();
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await title()).toBeVisible();
});

it('is read by the manager of the company, who does nothing with it and goes back to the client', async () => {
  answer({ canCancel: false, canClaim: false });
  show({ role: 'MANAGER', scope: [] });
  await title();
  expect(screen.getByRole('link', { name: 'ООО «Ромашка»' })).toHaveAttribute(
    'href',
    '/manager/mycompanies/romashka/',
  );
  expect(screen.queryByRole('link', { name: 'Заказы' })).toBeNull();
  for (const name of [/Повторить/, /Отменить/, /Претензия|Сообщить/])
    expect(screen.queryByRole('button', { name })).toBeNull();
});
