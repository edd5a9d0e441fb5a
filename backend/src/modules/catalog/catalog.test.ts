import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { addToBasket } from '@shop/contracts/basket-order/basket';
import { getSections } from '@shop/contracts/catalog/catalog';
import { getListing } from '@shop/contracts/catalog/listings';
import { getProduct } from '@shop/contracts/catalog/product-page';
import type { KyselyPlugin } from 'kysely';
import { DEMO_PASSWORD, testSettings } from '../../../testing/test-app.ts';
import { TestClient } from '../../../testing/test-client.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import type { Database } from '../../platform/database/database.ts';
import { buildApp } from '../../processes/api/app.ts';
import { seedCatalog } from '../../processes/demo/seed-catalog.ts';
import { assignPriceTypes } from '../../processes/demo/seed-people.ts';

let database: Database;
let app: Awaited<ReturnType<typeof buildApp>>['app'];
let mediaDir: string;
let buyer: TestClient;
let statements = 0;

/** Counts the SQL statements of a request. */
const counter: KyselyPlugin = {
  transformQuery: ({ node }) => {
    statements += 1;
    return node;
  },
  transformResult: async ({ result }) => result,
};

before(async () => {
  mediaDir = await mkdtemp(path.join(os.tmpdir(), 'catalog-test-'));
  const opened = await openTestDatabase();
  await seedCatalog(opened, { mediaDir }, { products: 400, today: new Date() });
  await assignPriceTypes(opened.db);
  database = { ...opened, db: opened.db.withPlugin(counter) };
  ({ app } = await buildApp({ settings: testSettings, database }));
  buyer = await logIn('buyer@demo.example');
});
after(async () => {
  await app.close();
  await database.close();
  await rm(mediaDir, { recursive: true, force: true });
});

const logIn = (login: string) => TestClient.logIn(app, testSettings.hashSalt, login, DEMO_PASSWORD);
const list = (code: string, query: object = {}, client = buyer) =>
  client.call(getListing, { params: { code }, query: query as never });

test('the menu is a tree without empty sections (§3.36, §7.51, §7.52)', async () => {
  const { items } = await buyer.call(getSections, { query: {} });
  assert.deepEqual(
    items.map(({ path: place }) => place),
    [
      'spetsodezhda',
      'obuv',
      'perchatki',
      'sredstva-zashchity',
      'ruchnoy-instrument',
      'elektroinstrument',
      'raskhodnye-materialy',
    ],
  );
  assert.equal(
    items.reduce((sum, { elementCount }) => sum + elementCount, 0),
    400,
  );
  const depths = await buyer.call(getSections, { query: { depth: 1 } });
  assert.ok(depths.items.every(({ children }) => children.length === 0));
  const { items: below } = await buyer.call(getSections, { query: { sectionId: items[2]!.id } });
  assert.ok(below.every(({ path: place }) => place.startsWith('perchatki/')));
  const { items: own } = await buyer.call(getSections, { query: { id: items[2]!.id } });
  assert.deepEqual(
    own.map(({ path: place, children }) => [place, children.map(({ id }) => id)]),
    [['perchatki', below.map(({ id }) => id)]],
  );
  const unknown = await buyer.attempt(getSections, { query: { id: 999_999 } });
  assert.deepEqual([unknown.httpStatus, unknown.error?.code], [404, 404]);
});

test('a section’s filter has the wire format of the other servers (§3.21, §3.45)', async () => {
  const { data } = (await buyer.send({ method: 'GET', url: '/web/catalog/perchatki/?NAV_NUM=2' })).json();
  const { prices, props } = data.filter.items;
  const ends = (values: { controlName: string }[]) =>
    values.map(({ controlName }) => controlName.split('_').pop());
  assert.deepEqual(ends(prices[0].values), ['MIN', 'MAX']);
  const [low, high] = prices[0].values;
  assert.deepEqual(Object.keys(low).sort(), ['controlName', 'filteredValue', 'htmlValue', 'value']);
  assert.ok(low.value > 0 && high.value < 100_000, 'rubles');
  const range = props.find(({ displayType }: { displayType: string }) => displayType === 'range');
  assert.deepEqual(ends(range.values), ['MIN', 'MAX']);
  assert.equal(data.pageNavigation.navNum, 2);
});

test('a section shows its products, facets, price range and subsections', async () => {
  const { products, filter, section, sections, breadcrumbs, pageNavigation } = await list('perchatki/');
  assert.equal(section.name, 'Перчатки');
  assert.equal(products.items.length, 20);
  assert.equal(pageNavigation.recordCount, filter.elementCount);
  assert.ok(filter.items.props.length >= 12);
  assert.deepEqual(
    filter.items.props.slice(0, 3).map(({ code }) => code),
    ['nalichie', 'pokupali', 'brand'],
  );
  assert.ok(filter.items.prices[0]!.range.min < filter.items.prices[0]!.range.max);
  assert.ok(sections.some(({ path: place }) => place === 'perchatki/kislotostoykie'));
  assert.deepEqual(
    breadcrumbs.map(({ link }) => link),
    ['/catalog/', '/catalog/perchatki/'],
  );
  assert.match(products.items[0]!.previewPicture ?? '', /^\/media\/[0-9a-f]{32}-320\.webp$/);
});

test('a section has links to frequent choices, which find the products', async () => {
  const { tags, filter } = await list('perchatki/');
  assert.ok(tags.length >= 4 && tags.length <= 8, tags.map(({ name }) => name).join());
  assert.deepEqual((await list('')).tags, [], 'the whole catalogue has none');
  for (const { name, link } of tags) {
    assert.match(name, /^\p{L}\p{Ll}{3}/u);
    const chosen = await list(link.slice('/catalog/'.length));
    const values = chosen.filter.items.props.flatMap((facet) => facet.values);
    assert.deepEqual(
      values.filter(({ checked }) => checked).map(({ value }) => value),
      [name],
    );
    const { elementCount } = chosen.filter;
    assert.ok(elementCount >= 3 && elementCount <= filter.elementCount * 0.8, `${name}: ${elementCount}`);
  }
});

test('a facet narrows the listing to its count (§7.55)', async () => {
  const { filter } = await list('perchatki/');
  const brand = filter.items.props.find(({ code }) => code === 'brand')!;
  const value = brand.values.find(({ elementCount }) => elementCount > 0)!;
  const narrowed = await list(`perchatki/filter/brand-is-${value.urlId}/apply/`);
  assert.equal(narrowed.filter.elementCount, value.elementCount);
  assert.equal(narrowed.filter.setFilterUrlParam, `brand-is-${value.urlId}`);
  assert.ok(narrowed.products.items.every((product) => product.brand === value.value));
  const same = narrowed.filter.items.props.find(({ code }) => code === 'brand')!;
  assert.deepEqual(
    same.values.map((own) => own.elementCount),
    brand.values.map((own) => own.elementCount),
    'its own counts stay',
  );
});

test('a price range applies to the customer’s prices', async () => {
  const { products, filter } = await list('perchatki/filter/price-base-from-50-to-100/apply/', {
    pageSize: 100,
  });
  assert.ok(products.items.length > 0);
  for (const { prices, name } of products.items) {
    const kopecks = prices!.breaks[0]!.kopecks;
    assert.ok(kopecks >= 50_00 && kopecks <= 100_00, `${name} costs ${kopecks}`);
  }
  assert.deepEqual(
    [filter.items.prices[0]!.range.chosenMin, filter.items.prices[0]!.range.chosenMax],
    [50_00, 100_00],
  );
});

test('unknown sections and products are 404, unknown filters and sorts are ignored', async () => {
  const missing = [
    await buyer.attempt(getListing, { params: { code: 'net-takogo/' } }),
    await buyer.attempt(getProduct, { params: { code: 'net-takogo' } }),
  ];
  for (const { httpStatus, error } of missing) assert.deepEqual([httpStatus, error?.code], [404, 404]);
  const all = await list('perchatki/');
  for (const filter of [
    'nothing-is-here',
    'brand-is-nobody',
    'brand-from-1-to-2',
    'dlina-is-5',
    '%E0%A4%A',
    'price-retail-to-1',
    '-is-',
    'brand-is-%00',
  ]) {
    const response = await buyer.send({
      method: 'GET',
      url: `/web/catalog/perchatki/filter/${filter}/apply/`,
    });
    if (filter === '%E0%A4%A') assert.ok(response.statusCode < 500, 'a broken escape is not our failure');
    else assert.equal(response.json().data.filter.elementCount, all.filter.elementCount, filter);
  }
  assert.equal((await list('perchatki/', { sort: 'nonsense' })).sort.current, 'status');
});

test('a page past the end is the last page, and an invalid page is the first (§7.56)', async () => {
  const last = await list('perchatki/', { page: 9999 });
  assert.equal(last.pageNavigation.pageNumber, last.pageNavigation.pageCount);
  assert.ok(last.products.items.length > 0);
  const response = await buyer.send({
    method: 'GET',
    url: '/web/catalog/perchatki/',
    query: { PAGEN_1: '-3', page_size: 'all' },
  });
  assert.equal(response.json().data.pageNavigation.pageNumber, 1);
  assert.equal(response.json().data.pageNavigation.pageSize, 20);
});

test('products in stock come first, and cheap ones on request', async () => {
  const { products } = await list('', { pageSize: 100, page: 1 });
  assert.ok(products.items.every(({ stockStatus }) => stockStatus.isInStock));
  const cheap = await list('obuv/', { sort: 'price-asc', pageSize: 100 });
  const paid = cheap.products.items.map(({ prices }) => prices!.breaks[0]!.kopecks);
  assert.deepEqual(
    paid,
    paid.toSorted((a, b) => a - b),
  );
});

test('a user without the right to prices sees no prices, no price facet, no sort by price', async () => {
  const { db } = database;
  await db
    .updateTable('counterparty_users')
    .set({ rights: ['appeals'] })
    .where('is_admin', '=', false)
    .execute();
  const clerk = await logIn('clerk@demo.example');
  const { products, filter, sort } = await list(
    'perchatki/filter/price-base-to-1/apply/',
    { sort: 'price-asc' },
    clerk,
  );
  assert.equal(
    filter.elementCount,
    (await list('perchatki/')).filter.elementCount,
    'a price filter would tell prices',
  );
  assert.deepEqual(filter.items.prices, []);
  assert.equal(sort.current, 'status');
  assert.ok(sort.options.every(({ code }) => !code.startsWith('price')));
  assert.ok(
    products.items.every(
      ({ prices, offers }) => prices === null && offers.every((offer) => offer.prices === null),
    ),
  );
  const page = await clerk.call(getProduct, { params: { code: products.items[0]!.code } });
  assert.equal(page.product.prices, null);
});

test('a manager sees list prices and no basket', async () => {
  const manager = await logIn('manager@demo.example');
  const { products } = await list('perchatki/', {}, manager);
  for (const { prices, inBasket } of products.items) {
    assert.equal(prices!.base, prices!.breaks[0]!.kopecks);
    assert.equal(inBasket, 0);
  }
});

test('a product page has sizes, stock by warehouse, properties and the whole basket quantity (§3.46)', async () => {
  const { products } = await list('obuv/');
  const boots = products.items[0]!;
  const { db } = database;
  const user = await db
    .selectFrom('users')
    .selectAll()
    .where('login', '=', 'buyer@demo.example')
    .executeTakeFirstOrThrow();
  const rows = boots.offers.slice(0, 2).map(({ id }, index) => ({
    counterparty_id: user.current_counterparty_id!,
    offer_id: id,
    quantity: index + 2,
  }));
  await db.insertInto('basket_rows').values(rows).execute();
  const { product, breadcrumbs } = await buyer.call(getProduct, { params: { code: boots.code } });
  assert.equal(product.inBasket, 5);
  assert.deepEqual(
    product.offers.slice(0, 2).map(({ inBasket }) => inBasket),
    [2, 3],
  );
  assert.deepEqual(Object.keys(product.offers[0]!.variant), ['Размер']);
  assert.deepEqual(
    product.offers[0]!.warehouses?.map(({ name }) => name),
    ['Москва', 'Санкт-Петербург', 'Екатеринбург'],
  );
  assert.ok(
    product.propertyGroups.flatMap(({ properties }) => properties).length >= 10 &&
      product.description.length > 20,
  );
  assert.equal(breadcrumbs.at(-1)?.link, `/detail/${boots.code}/`);
});

test('a listing names the stock of each warehouse unless it is told to leave it out', async () => {
  const warehousesOf = async (query: { warehouses?: 'N' }) => {
    const { products } = await buyer.call(getListing, { params: { code: 'perchatki/' }, query });
    return products.items.flatMap(({ offers }) => offers.map(({ warehouses }) => warehouses?.length));
  };
  assert.deepEqual(new Set(await warehousesOf({})), new Set([3]));
  assert.deepEqual(new Set(await warehousesOf({ warehouses: 'N' })), new Set([undefined]));
});

test('a listing needs at most 8 SQL statements, for 5 products as for 100, and none the second time', async () => {
  const countOf = async (pageSize: number) => {
    statements = 0;
    await list('filter/brand-is-redut-or-bastion/tsvet-is-чёрный/strana_proizvodstva-is-россия/apply/', {
      pageSize,
    });
    return statements;
  };
  const readAnew = async (pageSize: number) => {
    await database.db.updateTable('brands').set({ description: '' }).execute();
    await database.db.updateTable('counterparties').set({ discount_percent: 0 }).execute();
    return countOf(pageSize);
  };
  // The company's basket and orders do not change between these.
  await countOf(5);
  const [few, many] = [await readAnew(5), await readAnew(100)];
  assert.equal(few, many);
  assert.ok(many > 0 && many <= 8, `${many} statements`);
  assert.equal(await countOf(100), 0);
});

test('a card shows a changed name, price, stock and basket with the next listing', async () => {
  const { db } = database;
  const first = async () => {
    const { products } = await list('elektroinstrument/', { pageSize: 5, sort: 'name' });
    return products.items[0]!;
  };
  const { id, offers } = await first();
  const offerId = offers[0]!.id;
  const offer = async () => (await first()).offers.find((one) => one.id === offerId)!;

  await db.updateTable('products').set({ article: 'ИНОЙ-1' }).where('id', '=', id).execute();
  assert.equal((await first()).article, 'ИНОЙ-1');
  await db.updateTable('offers').set({ article: 'ИНОЙ-2' }).where('id', '=', offerId).execute();
  assert.equal((await offer()).article, 'ИНОЙ-2');
  await db.updateTable('prices').set({ kopecks: 77_700 }).where('offer_id', '=', offerId).execute();
  assert.equal((await offer()).prices?.base, 77_700);
  const free = { quantity: 7, reserved: 0 };
  await db.updateTable('stocks').set(free).where('offer_id', '=', offerId).execute();
  const { stockStatus, warehouses } = await offer();
  assert.equal(stockStatus.quantity, 7 * warehouses!.length);

  const clerk = await logIn('clerk@demo.example');
  const colleague = await list('elektroinstrument/', { pageSize: 5, sort: 'name' }, clerk);
  assert.equal(colleague.products.items[0]?.inBasket, 0);
  await clerk.call(addToBasket, { body: { products: [{ id: offerId, quantity: 2 }] } });
  assert.equal((await offer()).inBasket, 2);
  const stranger = await logIn('stranger@demo.example');
  const foreign = await list('elektroinstrument/', { pageSize: 5, sort: 'name' }, stranger);
  assert.equal(foreign.products.items[0]?.inBasket, 0);
});

test('stock that is sold out, and a product taken off sale, leave the listing without an import', async () => {
  const { products, filter } = await list('elektroinstrument/', { pageSize: 100 });
  const [first, second] = products.items;
  const { db } = database;
  await db.updateTable('products').set({ active: false }).where('id', '=', first!.id).execute();
  const offerIds = second!.offers.map(({ id }) => id);
  await db
    .updateTable('stocks')
    .set({ quantity: 0, reserved: 0 })
    .where('offer_id', 'in', offerIds)
    .execute();
  for (let attempts = 0; attempts < 50; attempts += 1) {
    await sleep(100);
    const now = await list('elektroinstrument/', { pageSize: 100 });
    const isLast = now.products.items.findIndex(({ id }) => id === second!.id) > 0;
    if (now.filter.elementCount === filter.elementCount - 1 && isLast) return;
  }
  assert.fail('the listing did not follow the database');
});
