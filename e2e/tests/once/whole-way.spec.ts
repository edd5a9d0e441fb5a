import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIResponse } from '@playwright/test';
import { startMailServer } from '../../fixtures/mail-server.ts';
import { openShop } from '../../fixtures/shop.ts';
import { expect, type Page, test } from '../../fixtures/test.ts';
import { CheckoutPage } from '../../pages/checkout-page.ts';

const exchange = {
  'import.xml': `<?xml version="1.0" encoding="UTF-8"?>
<КоммерческаяИнформация ВерсияСхемы="2.07">
  <Классификатор><Группы><Группа><Ид>g1</Ид><Наименование>Инструмент</Наименование></Группа></Группы></Классификатор>
  <Каталог СодержитТолькоИзменения="false"><Товары><Товар>
    <Ид>hammer</Ид><Артикул>M-5</Артикул><Наименование>Молоток</Наименование>
    <Группы><Ид>g1</Ид></Группы>
    <ЗначенияРеквизитов><ЗначениеРеквизита><Наименование>Вес</Наименование><Значение>2</Значение></ЗначениеРеквизита></ЗначенияРеквизитов>
  </Товар></Товары></Каталог>
</КоммерческаяИнформация>`,
  'offers.xml': `<?xml version="1.0" encoding="UTF-8"?>
<КоммерческаяИнформация ВерсияСхемы="2.07">
  <ПакетПредложений СодержитТолькоИзменения="false">
    <ТипыЦен><ТипЦены><Ид>t1</Ид><Наименование>Оптовая</Наименование><Валюта>RUB</Валюта></ТипЦены></ТипыЦен>
    <Склады><Склад><Ид>w1</Ид><Наименование>Главный склад</Наименование></Склад></Склады>
    <Предложения><Предложение>
      <Ид>hammer</Ид><Наименование>Молоток</Наименование>
      <Цены><Цена><ИдТипаЦены>t1</ИдТипаЦены><ЦенаЗаЕдиницу>2000</ЦенаЗаЕдиницу></Цена></Цены>
      <Склад ИдСклада="w1" КоличествоНаСкладе="70"/>
    </Предложение></Предложения>
  </ПакетПредложений>
</КоммерческаяИнформация>`,
};

const seller = {
  ...{ ИНН: '7707083893', КПП: '770701001', 'Юридический адрес': 'г. Москва, ул. Вавилова, д. 19' },
  ...{ БИК: '044525225', 'Название и город банка': 'ПАО Сбербанк, г. Москва' },
  ...{ 'Корреспондентский счёт': '30101810400000000225', 'Расчётный счёт': '40817810938160925982' },
  ...{ Руководитель: 'Иванов И. И.', 'Главный бухгалтер': 'Иванов И. И.' },
};
/** Letters leave every five seconds, later on a busy machine. */
const MAIL = { timeout: 30_000 };
const PASSWORD = 'Kaska2Zaschita';

test('an empty shop issues an invoice: by the link, the pages of the office and the commands, and nothing seeded (§6.32, §6.36)', async ({
  browser,
}) => {
  test.slow();
  const files = await mkdtemp(join(tmpdir(), 'specosnova-exchange-'));
  for (const [name, text] of Object.entries(exchange)) await writeFile(join(files, name), text);
  const mail = await startMailServer();
  let link = '';
  const shop = await openShop(
    { SMTP_URL: mail.url },
    {
      isEmpty: true,
      prepare: async (run) => {
        link = /https?:\S+/.exec(await run('staff', 'link'))?.[0] ?? '';
        await run('catalog', 'import', ...Object.keys(exchange).map((name) => join(files, name)));
      },
    },
  );
  const letterTo = (recipient: string) => mail.letters.find(({ to }) => to === recipient)?.text ?? '';
  const [office, buyer] = [await browser.newContext(), await browser.newContext()];
  try {
    const page = await office.newPage();
    await becomeAdministrator(page, link);
    await setUp(page, shop.url);
    await addClient(page, shop.url);

    await expect.poll(() => letterTo('buyer@stroyka.example'), MAIL).toContain('/change-password/');
    const desk = await buyer.newPage();
    await desk.goto(/https?:\S+checkword\S+/.exec(letterTo('buyer@stroyka.example'))?.[0] ?? '');
    await choosePassword(desk);
    await putIntoBasket(desk, shop.url);
    await order(desk, shop.url);

    const opened = new Promise<APIResponse>((resolve) => {
      void buyer.route('**/api/files/**', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response });
        resolve(response);
      });
    });
    await desk.getByRole('main').getByRole('button', { name: 'Счёт на оплату' }).first().click();
    const invoice = await opened;
    expect(invoice.headers()['content-type']).toBe('application/pdf');
    await expect.poll(() => mail.letters.map(({ to }) => to), MAIL).toContain('it@firm.example');
  } finally {
    await Promise.all([office.close(), buyer.close()]);
    await shop.close();
    await mail.close();
    await rm(files, { recursive: true });
  }
});

async function becomeAdministrator(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Фамилия').fill('Первый');
  await page.getByLabel('Имя').fill('Пётр');
  await page.getByLabel('Электронная почта').fill('it@firm.example');
  await page.getByRole('textbox', { name: 'Пароль' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Начать работу' }).click();
  await expect(page.getByRole('region', { name: /^Что осталось настроить/ })).toContainText(
    'Тарифы доставки',
  );
}

/** The points of the checklist without which an invoice would not be issued, or would have a wrong sum. */
async function setUp(page: Page, origin: string): Promise<void> {
  const left = page.getByRole('region', { name: /^Что осталось настроить/ });
  await left.getByRole('link', { name: 'Продавец' }).click();
  for (const [label, value] of Object.entries(seller)) await page.getByLabel(label).fill(value);
  await page.getByLabel('Название', { exact: true }).fill('ООО «Ромашка»');
  await save(page, 'Сохранено: Продавец');

  await page.goto(`${origin}/office/`);
  await left.getByRole('link', { name: 'Тарифы доставки' }).click();
  await page.getByLabel('От чего зависит цена').selectOption({ label: 'От веса отгрузки' });
  await page.getByRole('button', { name: 'Добавить строку' }).first().click();
  const row = page.getByRole('listitem', { name: 'Строка 1' });
  await row.getByLabel('Курьером').fill('700');
  await row.getByLabel('До терминала').fill('300');
  await save(page, 'Сохранено: Тарифы доставки');

  await page.goto(`${origin}/office/`);
  await page
    .getByRole('region', { name: /^Можно настроить позже/ })
    .getByRole('link', { name: 'Пункты самовывоза' })
    .click();
  await page.getByRole('button', { name: 'Добавить строку' }).click();
  const point = page.getByRole('dialog', { name: 'Пункты самовывоза: новая строка' });
  await point.getByLabel('Название').fill('Склад в Мытищах');
  await point.getByLabel('Адрес').fill('Мытищи, Осташковское ш., 14');
  await point.getByRole('button', { name: 'Добавить' }).click();
  await expect(page.getByText('Добавлено: Склад в Мытищах')).toBeVisible();

  await page.goto(`${origin}/office/consents/`);
  const consent = page.getByRole('region', { name: 'Согласие на обработку персональных данных' });
  await consent.getByRole('button', { name: 'Начать с образца' }).click();
  await consent.getByRole('button', { name: 'Опубликовать версию 1' }).click();
  await expect(consent.getByText('Действует версия 1')).toBeVisible();

  await page.goto(`${origin}/office/`);
  for (const done of ['Продавец', 'Тарифы доставки', 'Пункты самовывоза'])
    await expect(
      page.getByRole('region', { name: /^Настроено/ }).getByRole('link', { name: done }),
    ).toBeVisible();
}

async function addClient(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/office/clients/`);
  await expect(page.getByText('Клиентов пока нет')).toBeVisible();
  await page.getByRole('button', { name: 'Добавить клиента' }).click();
  const dialog = page.getByRole('dialog', { name: 'Новый клиент' });
  await dialog.getByLabel('ИНН').fill('7728168971');
  await dialog.getByLabel('Название').fill('ООО «Стройка»');
  await dialog.getByLabel('КПП').fill('772801001');
  await dialog.getByLabel('Юридический адрес').fill('г. Москва, ул. Каланчёвская, д. 27');
  await dialog.getByRole('button', { name: 'Добавить клиента' }).click();
  await page.getByLabel('Скидка').fill('5');
  await save(page, /^Сохранено/);
  await page.getByRole('link', { name: /^Сотрудники и.заказы$/ }).click();
  await page.getByRole('button', { name: 'Пригласить' }).first().click();
  const invitation = page.getByRole('dialog', { name: 'Пригласить в ООО «Стройка»' });
  await invitation.getByLabel('Электронная почта').fill('buyer@stroyka.example');
  await invitation.getByLabel('Фамилия').fill('Закупкин');
  await invitation.getByLabel('Имя').first().fill('Олег');
  await invitation.getByRole('checkbox', { name: 'Администратор компании' }).check();
  await invitation.getByRole('button', { name: 'Пригласить' }).click();
  await expect(page.getByRole('main').getByText('buyer@stroyka.example')).toBeVisible();
}

/** An invitation asks for the consent that the office has just published. */
async function choosePassword(page: Page): Promise<void> {
  for (const name of ['password', 'confirmation']) await page.locator(`input[name=${name}]`).fill(PASSWORD);
  await page.getByRole('checkbox', { name: /Даю согласие на.обработку/ }).check();
  await page.getByRole('button', { name: 'Сохранить пароль' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Пароль задан');
}

async function putIntoBasket(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/catalog/`);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Инструмент' }).first().click();
  await expect(main.getByText(/1\s900,00\s₽/).first()).toBeVisible();
  await main.getByRole('button', { name: 'В корзину: Молоток' }).click();
  await expect(page.getByRole('link', { name: /^В корзине: 1/ })).toBeVisible();
}

async function order(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/order/`);
  const checkout = new CheckoutPage(page);
  await expect(checkout.totals).toContainText(/2\s600,00\s₽/);
  await checkout.radio(/Самовывоз со склада/).check();
  const stores = page.getByRole('main').getByRole('group', { name: 'Склад' });
  await expect(stores.getByRole('radio')).toHaveCount(1);
  await expect(stores).toContainText('Мытищи, Осташковское ш., 14');
  await checkout.confirm().click();
  await expect(page.getByRole('main').getByText(/Заказ № .+ оформлен/)).toBeVisible();
}

async function save(page: Page, told: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Сохранить' }).first().click();
  await expect(page.getByText(told).last()).toBeVisible();
}
