import { placeOrder } from '@shop/contracts/basket-order/checkout';
import { AUTH_COOKIE } from '@shop/domain/constants';
import { moscowToday } from '@shop/domain/format/date';
import { ApiClient } from '../../fixtures/api-client.ts';
import { fillBasket, someOffers } from '../../fixtures/basket.ts';
import {
  catalogueFiles,
  documentsFile,
  offersFile,
  readOrder,
  type SentGoods,
} from '../../fixtures/commerceml.ts';
import { OneC, type OneCAccess } from '../../fixtures/one-c.ts';
import { openShop, type Shop } from '../../fixtures/shop.ts';
import {
  type BrowserContext,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  type Page,
  PageHealth,
  test,
} from '../../fixtures/test.ts';

/** News of 1C are on the page of the buyer within this time of the answer to `import`. */
const LIVE_MS = 5000;
const goods: readonly SentGoods[] = Array.from({ length: 10 }, (_, at) => ({
  id: `from-1c-${at + 1}`,
  name: `Рукавицы из 1С, образец ${at + 1}`,
  price: 100 + at,
}));
/** Four prices of ten are of a type that the file does not declare. */
const mistaken = goods.map((one, at) => ({
  ...one,
  price: 200 + at,
  ...(at < 4 && { priceType: 'forgotten' }),
}));

test('1C is connected, its files are watched, and what it makes of an order is on the buyer’s open page', async ({
  browser,
}) => {
  test.slow();
  const shop = await openShop();
  const [office, buyer] = [await browser.newContext(), await browser.newContext()];
  try {
    const desk = await office.newPage();
    const health = new PageHealth(desk);
    await health.watch();
    await signIn(office, shop, 'office');
    await office.grantPermissions(['clipboard-read', 'clipboard-write']);

    const access = await test.step('the node is added, its data are copied and tried', () =>
      connect(desk, shop));
    const catalogue = new OneC(access, 'catalog');
    await test.step('a rehearsal says what would be added, then it is', () =>
      rehearse(desk, shop, catalogue));
    await test.step('a file with many mistakes is held and accepted, a broken one refused', () =>
      watchFiles(desk, shop, catalogue));

    const sale = new OneC(access, 'sale');
    const api = await signIn(buyer, shop, 'buyer');
    await fillBasket(api, await someOffers(api, 2));
    const placed = await api.call(placeOrder, {
      body: { deliveryType: 'delivery', address: 1, shipment: 'send-all', paySystem: 'invoice' },
    });
    const order = await test.step('the order is taken', () => take(desk, shop, sale, placed.number));
    await test.step('a difference and a shipment reach the buyer without a reload', async () => {
      const page = await buyer.newPage();
      await page.goto(`${shop.url}/orders/${placed.id}/`);
      await answerDifference(page, sale, order);
      await seeShipment(page, sale, order);
    });
    await test.step('the desk names the number of 1C', async () => {
      await desk.goto(`${shop.url}/office/exchange/orders/?state=taken`);
      await expect(rowOf(desk, placed.number)).toContainText('УТ-000512');
    });
    expect(await health.findings()).toEqual([]);
  } finally {
    await Promise.all([office.close(), buyer.close()]);
    await shop.close();
  }
});

async function signIn(context: BrowserContext, shop: Shop, person: string): Promise<ApiClient> {
  const api = new ApiClient(shop, context.request);
  const token = await api.logIn(`${person}@demo.example`);
  await context.addCookies([
    { name: AUTH_COOKIE, value: token, url: shop.url, sameSite: 'Strict' },
    { name: 'cookie-notice', value: 'closed', url: shop.url, sameSite: 'Lax' },
  ]);
  return api;
}

/** From the empty desk to an address, a login and a password that work. */
async function connect(page: Page, shop: Shop): Promise<OneCAccess> {
  await page.goto(`${shop.url}/office/exchange/`);
  await page.getByRole('link', { name: 'Подключить 1С' }).click();
  for (const summary of [
    /^1С:Управление торговлей/,
    /^1С:Управление нашей фирмой/,
    /^Если такого/,
    /^Если 1С пишет/,
  ])
    await page.getByRole('heading', { level: 3, name: summary }).click();
  await page.getByRole('button', { name: 'Добавить узел' }).click();
  const form = page.getByRole('dialog', { name: 'Новый узел обмена' });
  await form.getByLabel('Название').fill('УТ 11, основная база');
  await form.getByLabel('Логин для 1С').fill('ut11');
  await form.getByLabel(/^Репетиция/).check();
  await form.getByRole('button', { name: /^Добавить и.получить пароль$/ }).click();

  const issued = page.getByRole('dialog', { name: /^Данные для 1С/ });
  await issued.getByRole('button', { name: 'Проверить соединение' }).click();
  await expect(issued.getByText('Соединение работает')).toBeVisible();
  await lookAt(page);
  const copied = async (what: string) => {
    await issued.getByRole('button', { name: `Скопировать ${what}` }).click();
    await expect(page.getByText('Скопировано').last()).toBeVisible();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  const access = {
    address: await copied('адрес'),
    login: await copied('логин'),
    password: await copied('пароль'),
  };
  expect(access).toMatchObject({ address: `${shop.url}/api/1c/exchange`, login: 'ut11' });
  await issued.getByRole('button', { name: 'Пароль сохранён, закрыть' }).click();
  await expect(page.getByRole('table', { name: 'Узлы обмена' })).toContainText('Репетиция');
  await lookAt(page);
  return access;
}

async function rehearse(page: Page, shop: Shop, oneC: OneC): Promise<void> {
  const [played] = await oneC.exchange(catalogueFiles(goods));
  expect(played?.first).toBe('success');
  await page.goto(`${shop.url}/office/exchange/journal/`);
  await page.getByRole('link', { name: 'import.xml' }).click();
  const result = page.getByText('Репетиция, в магазине ничего не изменилось.');
  await expect(page.getByRole('heading', { name: 'import.xml' })).toBeVisible();
  await expect(result).toContainText('Товары: добавлено 10');

  await page.goto(`${shop.url}/office/exchange/nodes/`);
  await page.getByRole('button', { name: /^Изменить: УТ 11/ }).click();
  const form = page.getByRole('dialog', { name: 'Узел УТ 11, основная база' });
  await form.getByLabel(/^Репетиция/).uncheck();
  await form.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Сохранено: УТ 11, основная база')).toBeVisible();
  for (const { first } of await oneC.exchange(catalogueFiles(goods))) expect(first).toBe('success');
  await page.goto(`${shop.url}/office/exchange/journal/`);
  await expect(page.getByText('Товары: добавлено 10').first()).toBeVisible();
}

async function watchFiles(page: Page, shop: Shop, oneC: OneC): Promise<void> {
  const broken = offersFile(goods).slice(0, -40);
  const [held, refused] = await oneC.exchange({ 'offers.xml': offersFile(mistaken), 'prices.xml': broken });
  expect([held?.first, refused?.first]).toEqual(['failure', 'failure']);

  await page.goto(`${shop.url}/office/exchange/`);
  await expect(page.getByText(/Ждёт решения: 1.файл/)).toBeVisible();
  await lookAt(page);
  await page.goto(`${shop.url}/office/exchange/journal/?troubled=1`);
  await lookAt(page);
  await page.getByRole('link', { name: 'prices.xml' }).click();
  await expect(page.getByRole('alert')).toContainText('не закрыт элемент');
  await lookAt(page);

  await page.goto(`${shop.url}/office/exchange/`);
  await page.getByRole('link', { name: 'offers.xml' }).click();
  const problems = page.getByRole('table', { name: 'Отложенные записи' });
  await expect(problems.getByRole('row').nth(1)).toContainText('Рукавицы из 1С, образец 1');
  await expect(problems.getByRole('row').nth(1)).toContainText('типа цены с Ид «forgotten» нет');
  await expect(problems.getByRole('row').nth(1)).toContainText(/offers\.xml, строка.5/);
  await lookAt(page);
  await page.getByRole('button', { name: 'Загрузить всё равно' }).click();
  await expect(page.getByText('Разрешил загрузить')).toBeVisible();
  await expect(page.getByText(/Цены: добавлено 0, изменено 6/)).toBeVisible();
}

/** 1C asks for orders and confirms them; the desk shows the order before and after. */
async function take(page: Page, shop: Shop, oneC: OneC, number: string) {
  await page.goto(`${shop.url}/office/exchange/orders/`);
  await expect(rowOf(page, number)).toContainText('ждёт');
  await oneC.logIn();
  const order = readOrder(await oneC.query(), number);
  await oneC.confirm();
  await page.goto(`${shop.url}/office/exchange/orders/?state=taken`);
  await expect(rowOf(page, number)).toContainText('пока ничего');
  await lookAt(page);
  await page.getByRole('button', { name: `Показать XML: заказ № ${number}` }).click();
  await expect(page.getByRole('dialog')).toContainText(`<Номер>${number}</Номер>`);
  return order;
}

async function answerDifference(page: Page, oneC: OneC, order: ReturnType<typeof readOrder>): Promise<void> {
  await expect(page.getByRole('main').getByText('Новый').first()).toBeVisible();
  const [line, ...others] = order.lines;
  const fewer = [{ ...line!, quantity: line!.quantity - 4 }, ...others];
  await oneC.exchange({
    'documents.xml': documentsFile(
      { ...order, lines: fewer },
      { requisites: { 'Номер по 1С': 'УТ-000512', 'Статус заказа': 'К выполнению' } },
    ),
  });
  const notice = page.getByText('Отдел продаж предлагает изменить заказ');
  await seenInTime('the difference', notice);
  await expect(page.getByText(/УТ-000512/)).toBeVisible();
  await lookAt(page);
  await page.getByRole('button', { name: 'Согласен', exact: true }).click();
  await expect(page.getByText(/^Изменение принято/)).toBeVisible();
}

async function seeShipment(page: Page, oneC: OneC, order: ReturnType<typeof readOrder>): Promise<void> {
  const [line, ...others] = order.lines;
  const shipped = [{ ...line!, quantity: line!.quantity - 4 }, ...others];
  const [answer] = await oneC.exchange({
    'documents.xml': documentsFile(
      { ...order, lines: shipped },
      { shipment: 'УТ-77', requisites: { 'Номер УПД': 'УПД-77', 'Дата УПД': moscowToday() } },
    ),
  });
  expect(answer).toEqual({ first: 'success', rest: 'Отгрузки: добавлено 1' });
  await seenInTime('the shipment', page.getByText(/№ УПД-77 от/));
  await lookAt(page);
}

/** Expects it soon after the answer to `import`, and tells how soon. */
async function seenInTime(what: string, seen: ReturnType<Page['getByText']>): Promise<void> {
  const answeredAt = performance.now();
  await expect(seen).toBeVisible({ timeout: LIVE_MS });
  test.info().annotations.push({
    type: what,
    description: `${Math.round(performance.now() - answeredAt)} ms after the answer to import`,
  });
}

function rowOf(page: Page, number: string) {
  return page
    .getByRole('table', { name: 'Заказы в обмене' })
    .getByRole('row', { name: new RegExp(`№ ${number}`) });
}

/** Accessible as it stands, and nothing overflows on the narrowest phone. */
async function lookAt(page: Page): Promise<void> {
  const size = page.viewportSize();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(size!);
}
