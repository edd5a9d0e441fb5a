import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { getBrandFilter, getBrandListing } from '@shop/contracts/catalog/brand-listings';
import { getBrands } from '@shop/contracts/catalog/catalog';
import { openShelfShop } from '../../../../testing/builders/catalog/listing.builder.ts';
import type { TestClient } from '../../../../testing/test-client.ts';

describe('brands', () => {
  let shop: Awaited<ReturnType<typeof openShelfShop>>;
  let buyer: TestClient;
  before(async () => {
    shop = await openShelfShop();
    buyer = await shop.clientFor('buyer@demo.example');
  });
  after(() => shop.close());

  const list = (brand: string, code = '') =>
    buyer.call(getBrandListing, { params: { brand, code }, query: {} });
  const codesOf = ({ products }: Awaited<ReturnType<typeof list>>) =>
    products.items.map(({ code }) => code).sort();

  it('are listed by name with their products, without empty ones (§7.53)', async () => {
    const { items } = await buyer.call(getBrands);
    assert.deepEqual(
      items.map(({ code, name, description, elementCount }) => [code, name, description, elementCount]),
      [
        ['ansell', 'Ansell', 'Перчатки', 3],
        ['redut', 'Редут', '', 2],
      ],
    );
  });

  it('show their products, sections and breadcrumbs', async () => {
    const listing = await list('redut');
    assert.deepEqual(codesOf(listing), ['cable', 'felt']);
    assert.deepEqual([listing.brandInfo.name, listing.section], ['Редут', null]);
    assert.deepEqual(
      listing.sections.map(({ path, elementCount }) => [path, elementCount]),
      [
        ['kabel', 1],
        ['perchatki', 1],
      ],
    );
    assert.deepEqual(listing.breadcrumbs, [
      { name: 'Бренды', link: '/brands/' },
      { name: 'Редут', link: '/brands/redut/' },
    ]);
    assert.ok(
      listing.filter.items.props.every(({ code }) => code !== 'brand'),
      'a brand is not asked for its brand',
    );
  });

  it('within one section show the sections below it', async () => {
    const { sections } = await list('ansell');
    assert.deepEqual(
      sections.map(({ path, elementCount }) => [path, elementCount]),
      [
        ['perchatki/zimnie', 1],
        ['perchatki/khimicheskie', 2],
      ],
    );
  });

  it('are narrowed by section and facet', async () => {
    const inSection = await list('ansell', 'perchatki/khimicheskie/');
    assert.deepEqual(codesOf(inSection), ['nitrile', 'thick']);
    assert.equal(inSection.section?.path, 'perchatki/khimicheskie');
    assert.deepEqual(
      inSection.breadcrumbs.map(({ link }) => link),
      ['/brands/', '/brands/ansell/', '/brands/ansell/perchatki/', '/brands/ansell/perchatki/khimicheskie/'],
    );
    assert.deepEqual(codesOf(await list('ansell', 'filter/material-is-шерсть/apply/')), ['warm']);
    const long = await list('ansell', 'perchatki/khimicheskie/filter/dlina-from-1/apply/');
    assert.deepEqual(codesOf(long), ['nitrile']);
  });

  it('are found by their code in any case, and only by it', async () => {
    const { statusCode, body } = await buyer.send({ method: 'GET', url: '/web/brands/Ansell' });
    assert.equal(statusCode, 200, body);
    for (const url of ['nobody/', 'empty/', '%00/', 'ansell/net-takogo/', 'ansell/kabel/', '%27%20or%201/']) {
      const answer = await buyer.send({ method: 'GET', url: `/web/brands/${url}` });
      assert.equal(answer.statusCode, 404, url);
    }
  });

  it('keep a chosen facet without products visible, so that it can be unselected', async () => {
    const { filter, products } = await list('ansell', 'filter/brand-is-redut/apply/');
    assert.deepEqual(products.items, []);
    const brand = filter.items.props.find(({ code }) => code === 'brand');
    assert.deepEqual(
      brand?.values.map(({ urlId, checked, disabled, elementCount }) => [
        urlId,
        checked,
        disabled,
        elementCount,
      ]),
      [
        ['redut', true, false, 0],
        ['ansell', false, false, 3],
      ],
    );
  });

  it('count a choice before it is applied (§7.54)', async () => {
    const { filter } = await list('ansell');
    const material = filter.items.props.find(({ code }) => code === 'material')!;
    const { controlName } = material.values.find(({ value }) => value === 'Нитрил')!;
    const filterList = JSON.stringify([{ name: controlName, value: 'Y' }]);
    const counted = await buyer.call(getBrandFilter, { query: { brand: 'ansell', filterList } });
    assert.deepEqual(
      [counted.elementCount, counted.setFilterUrlParam],
      [2, 'material-is-%D0%BD%D0%B8%D1%82%D1%80%D0%B8%D0%BB'],
    );
    const winter = { brand: 'ansell', sectionPath: 'perchatki/zimnie' };
    assert.equal((await buyer.call(getBrandFilter, { query: winter })).elementCount, 1);
    for (const query of [{ brand: 'nobody' }, { brand: 'ansell', sectionPath: 'kabel' }]) {
      assert.equal((await buyer.attempt(getBrandFilter, { query })).httpStatus, 404);
    }
    const { httpStatus: withoutBrand, error } = await buyer.attempt(getBrandFilter, {});
    assert.deepEqual([withoutBrand, error?.field], [400, 'brand']);
  });
});
