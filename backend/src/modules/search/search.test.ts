import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { searchHeader } from '@shop/contracts/catalog/search';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';

describe('suggestions of the search box', () => {
  let app: TestApp;
  let buyer: TestClient;
  before(async () => {
    app = await startTestApp();
    buyer = await app.clientFor('buyer@demo.example');
    const section = await addSection('sredstva', 'Перчатки рабочие');
    const boots = await addSection('obuv', 'Обувь');
    const empty = await addSection('pustoy', 'Перчатки забытые');
    const { id: brandId } = await app.db
      .insertInto('brands')
      .values({ code: 'ansell', name: 'Ansell' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await add('kislota', 'ПЕ-0412/3', 'Перчатки кислотощелочестойкие Ansell', section, { brand_id: brandId });
    await add('kraga', 'КР-100', 'Краги сварщика, перчатки из спилка', section, { sort: 1 });
    await add('tyazhelye', 'ПЕ-04', 'Тёплые сапоги <b>«Север»</b> & унты', boots);
    await add('otkluchen', 'ПЕ-0499', 'Перчатки снятые с продажи', empty, { active: false });
    await app.db
      .insertInto('properties')
      .values({
        external_id: 'characteristic:Размер',
        code: 'razmer',
        name: 'Размер',
        kind: 'list',
        is_facet: true,
      })
      .execute();
    await addSizes('botinki', 'БТ-100', 'Ботинки рабочие', boots, ['41', '42', '43']);
    await addBarcodes();
    // The catalogue's triggers notify of the change; the index follows a moment later.
    while ((await suggestions('перчатки')).length === 0)
      await new Promise((resolve) => setTimeout(resolve, 50));
  });
  after(() => app.close());

  const suggestions = async (query: string) => (await buyer.call(searchHeader, { body: { query } })).items;
  const urls = async (query: string) => (await suggestions(query)).map(({ url }) => url);

  async function addSection(path: string, name: string) {
    const { id } = await app.db
      .insertInto('sections')
      .values({ external_id: path, path, code: path, name, depth: 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  async function add(code: string, article: string, name: string, section_id: number, more: object = {}) {
    const { id } = await app.db
      .insertInto('products')
      .values({ external_id: code, code, article, name, section_id, ...more })
      .returning('id')
      .executeTakeFirstOrThrow();
    const offer = { external_id: `${code}#1`, product_id: id, article: `${article}-52`, name };
    await app.db.insertInto('offers').values(offer).execute();
    return id;
  }

  async function addSizes(
    code: string,
    article: string,
    name: string,
    section: number,
    sizes: readonly string[],
  ) {
    const product_id = await add(code, article, name, section);
    const offers = sizes.map((size) => ({
      external_id: `${code}#${size}`,
      product_id,
      article: `${article}-${size}`,
      name: `${name}, ${size}`,
      variant: JSON.stringify({ Размер: size }),
    }));
    await app.db.insertInto('offers').values(offers).execute();
  }

  async function addBarcodes() {
    const kraga = await app.db.selectFrom('products').select('id').where('code', '=', 'kraga').execute();
    const boots = [await offerOf('БТ-100-42'), await offerOf('БТ-100-43')];
    const rows = boots.map((offer_id, place) => ({ offer_id, barcode: `200000000002${place}` }));
    await app.db.insertInto('barcodes').values(rows).execute();
    const whole = kraga.map(({ id }) => ({ product_id: id, barcode: '04600000000017' }));
    await app.db.insertInto('barcodes').values(whole).execute();
  }

  async function offerOf(article: string) {
    const { id } = await app.db
      .selectFrom('offers')
      .select('id')
      .where('article', '=', article)
      .executeTakeFirstOrThrow();
    return id;
  }

  it('are the section, then products, those first whose names begin with the word, and nothing unsold (§7.99)', async () => {
    assert.deepEqual(await urls('перчатки'), ['/catalog/sredstva/', '/detail/kislota/', '/detail/kraga/']);
  });

  it('find other forms of a word, a part of it, several in any order, and ё as е', async () => {
    for (const query of ['перчаток', 'ПЕРЧАТКА', 'перч', 'кислотощелочестойк перчатками'])
      assert.ok((await urls(query)).includes('/detail/kislota/'), query);
    assert.deepEqual(await urls('теплые сапог'), ['/detail/tyazhelye/']);
    assert.deepEqual(await urls('перчатки сапоги'), []);
  });

  it('find an article by its beginning, the shortest first, also without its signs and as that of a size', async () => {
    assert.deepEqual(await urls('пе-04'), ['/detail/tyazhelye/', '/detail/kislota/']);
    assert.deepEqual(await urls('пе 0412'), ['/detail/kislota/']);
    assert.deepEqual(await urls('ПЕ-0412/3-52'), ['/detail/kislota/']);
    const [item] = await suggestions('пе 0412');
    assert.match(item?.title ?? '', /<em>арт\.\s<mark>ПЕ-0412<\/mark>\/3<\/em>$/);
  });

  it('open the size whose article was typed, and the size that was named', async () => {
    const link = `/detail/botinki/?offer=${await offerOf('БТ-100-42')}`;
    const [byArticle] = await suggestions('бт 100-42');
    assert.equal(byArticle?.url, link);
    assert.match(byArticle?.title ?? '', /<mark>БТ-100-42<\/mark>/);
    assert.deepEqual(await urls('ботинки 42 размер'), [link]);
    assert.deepEqual(await urls('БТ-100'), ['/detail/botinki/']);
  });

  it('find a product by its whole barcode, however it is spaced and padded, and open the size that carries it (§1.60)', async () => {
    const link = `/detail/botinki/?offer=${await offerOf('БТ-100-43')}`;
    for (const query of ['2000000000021', ' 2 000000 000021', '02000000000021'])
      assert.deepEqual(await urls(query), [link], query);
    assert.deepEqual(await urls('4600000000017'), ['/detail/kraga/']);
    assert.deepEqual(await urls('20000000000'), [], 'a part of a barcode names nothing');
  });

  it('find a brand, with the listing of what it makes', async () => {
    const [brand, product] = await suggestions('anse');
    assert.deepEqual([brand?.url, brand?.title], ['/brands/ansell/', '<mark>Anse</mark>ll <em>бренд</em>']);
    assert.equal(product?.url, '/detail/kislota/');
  });

  it('mark what was found, and everything else in a title is text', async () => {
    const [boots] = await suggestions('сапоги');
    assert.equal(boots?.title, 'Тёплые <mark>сапоги</mark> &#60;b&#62;«Север»&#60;/b&#62; &#38; унты');
    const [gloves] = await suggestions('перчаток раб');
    assert.equal(gloves?.title, '<mark>Перчатки</mark> <mark>раб</mark>очие <em>раздел</em>');
  });

  it('are none below three characters, and no query is harmful (§9.21)', async () => {
    for (const query of [
      '',
      'пе',
      '  п ',
      '%%%',
      '___',
      '<mark>',
      "'; drop table products; --",
      '\\\\\\',
      '🧤🧤🧤',
    ])
      assert.deepEqual(await suggestions(query), [], query);
    assert.deepEqual(await suggestions('я '.repeat(100).trim()), []);
    const long = await buyer.attempt(searchHeader, { body: { query: 'я'.repeat(201) } });
    assert.deepEqual([long.httpStatus, long.error?.field], [400, 'query']);
  });

  it('are for who may use the shop: neither for visitors nor for operations', async () => {
    const body = { query: 'перчатки' };
    assert.equal((await app.visitor.attempt(searchHeader, { body })).httpStatus, 401);
    const operations = await app.clientFor('ops@demo.example');
    assert.equal((await operations.attempt(searchHeader, { body })).httpStatus, 403);
  });
});
