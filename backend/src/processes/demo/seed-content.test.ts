import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { getMarketing } from '@shop/contracts/catalog/marketing';
import { getPromotionProducts, getPromotions } from '@shop/contracts/catalog/promotions';
import { getViewedProducts } from '@shop/contracts/catalog/viewed';
import { getFaq, getStaticPage } from '@shop/contracts/support/content';
import { getNews, getNewsItem } from '@shop/contracts/support/news';
import { buildCatalogue } from '../../../testing/builders/basket/catalogue.builder.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { slugOf } from '../../platform/text/slug.ts';
import { assortment } from './catalog/assortment/assortment.ts';
import { demoPromotions } from './content/promotions.ts';
import { seedContent } from './seed-content.ts';
import { seedOrders } from './seed-orders.ts';

describe('the demo content', () => {
  let app: TestApp;
  before(async () => {
    app = await startTestApp();
    await buildCatalogue(app.db);
    await app.db.updateTable('sections').set({ name: 'Перчатки', path: 'perchatki' }).execute();
    await app.db.insertInto('brands').values({ code: 'fortis', name: 'Фортис' }).execute();
    await seedOrders(app.db);
  });
  after(() => app.close());

  it('is written once, and links to sections that the catalogue has', async () => {
    assert.ok((await seedContent(app.db)) > 19);
    assert.equal(await seedContent(app.db), 0);
    const buyer = await app.clientFor('buyer@demo.example');
    const { items } = await buyer.call(getPromotions, { query: {} });
    assert.deepEqual(
      items.map(({ link }) => link),
      ['/catalog/perchatki/', null, null, null],
    );
    assert.ok((await buyer.call(getViewedProducts)).items.length > 0);
    const goods = await buyer.call(getPromotionProducts, { params: { code: items[0]!.code }, query: {} });
    assert.ok(goods.items.length > 0);
    const marketing = await buyer.call(getMarketing, { query: {} });
    assert.deepEqual([marketing.items.length, marketing.items[0]?.code], [6, 'katalog-zima']);
    const { brand } = await app.db
      .selectFrom('brands')
      .select('description as brand')
      .executeTakeFirstOrThrow();
    assert.match(brand, /Перчатки с покрытием/);
  });

  it('is readable as a whole, by visitors where allowed, and links only to pages that a demo shop has', async () => {
    const buyer = await app.clientFor('buyer@demo.example');
    const { items } = await buyer.call(getNews, { query: { pageSize: 100 } });
    const news = await Promise.all(items.map(({ code }) => buyer.call(getNewsItem, { params: { code } })));
    const { sections } = await app.visitor.call(getFaq);
    const codes = ['dostavka-i-oplata', 'vozvrat-i-obmen', 'kak-nachat-rabotat'];
    const pages = await Promise.all(
      ['privacy', 'personal-data', 'typical-page', ...codes].map((page) =>
        app.visitor.call(getStaticPage, { params: { page } }),
      ),
    );
    assert.deepEqual([news.length, sections.length, pages.length], [8, 6, 6]);
    for (const { lead, blocks } of news) assert.ok(lead.length > 40 && blocks.length > 3);
    const texts = JSON.stringify([news, sections, pages]);
    assert.doesNotMatch(texts, /\*\*|\]\(|"text":"[^"]*\|/);
    const known = new Set([
      ...assortment.flatMap(({ section }) =>
        section.map(
          (_, depth) =>
            `/catalog/${section
              .slice(0, depth + 1)
              .map((name) => slugOf(name))
              .join('/')}/`,
        ),
      ),
      ...codes.map((code) => `/typical-page/${code}/`),
      ...demoPromotions.map(({ code }) => `/actions/${code}/`),
    ]);
    const deep = [...texts.matchAll(/"href":"(\/(?:catalog|typical-page|actions)\/[^"]+)"/g)].map(
      ([, href]) => href,
    );
    assert.ok(deep.length > 10);
    assert.deepEqual(
      deep.filter((href) => !known.has(String(href))),
      [],
    );
  });
});
