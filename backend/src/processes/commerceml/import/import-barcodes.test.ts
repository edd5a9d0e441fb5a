import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { sql } from 'kysely';
import {
  asChanges,
  importXml,
  offersXml,
  patchXml,
} from '../../../../testing/builders/commerceml/exchange.builder.ts';
import { ImportShop } from '../../../../testing/builders/commerceml/import-shop.builder.ts';

let shop: ImportShop;

before(async () => {
  shop = await ImportShop.open();
});
beforeEach(() => shop.empty());
after(() => shop.close());

const barcodes = () =>
  shop.lines(sql`select coalesce(o.external_id, p.external_id) as owner, barcode from barcodes b
    left join offers o on o.id = b.offer_id left join products p on p.id = b.product_id order by 1, 2`);
const ofOffer = (id: string, xml: string, offers = offersXml) =>
  offers.replace(`<Ид>${id}</Ид>`, `<Ид>${id}</Ид>${xml}`);
const barcode = (text: string) => `<Штрихкод>${text}</Штрихкод>`;
const goods = importXml.replace('<Ид>hammer</Ид>', `<Ид>hammer</Ид>${barcode('4600000000017')}`);

test('barcodes of products and offers are kept, each once, in all notations (§1.60)', async () => {
  const offers = ofOffer(
    'glove#10',
    '<Штрихкоды><Штрихкод>46000024</Штрихкод></Штрихкоды>',
    ofOffer('glove#9', `${barcode(' 2000000000017 ')}${barcode('2000000000017')}${barcode('A-77')}`),
  );
  const report = await shop.load({ goods, offers });
  assert.equal(report.isUnchanged, false);
  const all = ['glove#10 46000024', 'glove#9 2000000000017', 'glove#9 A-77', 'hammer 4600000000017'];
  assert.deepEqual(await barcodes(), all);
  assert.equal((await shop.load({ goods, offers })).isUnchanged, true);
});

test('a barcode that the accounting system has taken away is gone, prices and stock alone leave it', async () => {
  const offers = ofOffer('glove#9', barcode('2000000000017'));
  await shop.load({ goods, offers });
  const price = '<Цены><Цена><ИдТипаЦены>t1</ИдТипаЦены><ЦенаЗаЕдиницу>5</ЦенаЗаЕдиницу></Цена></Цены>';
  await shop.loadFolder({
    'goods/1/prices___a.xml': patchXml(`<Предложение><Ид>glove#9</Ид>${price}</Предложение>`),
  });
  assert.deepEqual(await barcodes(), ['glove#9 2000000000017', 'hammer 4600000000017']);
  const report = await shop.load({ goods: asChanges(importXml), offers: asChanges(offersXml) });
  assert.equal(report.isUnchanged, false);
  assert.deepEqual(await barcodes(), []);
});

test('two goods may carry the same barcode; one that no scanner could read is set aside', async () => {
  const both = ofOffer('glove#9', barcode('46000024'), ofOffer('glove#10', barcode('46000024')));
  await shop.load({ offers: both });
  assert.deepEqual(await barcodes(), ['glove#10 46000024', 'glove#9 46000024']);
  const long = ofOffer('glove#9', barcode('4'.repeat(61)) + barcode('46000024'));
  const [problem] = (await shop.load({ offers: long })).problems;
  assert.deepEqual([problem?.kind, problem?.id], ['barcode', 'glove#9']);
  assert.match(problem?.reason ?? '', /«Штрихкод» длиннее 60 знаков/);
  assert.deepEqual(await barcodes(), ['glove#9 46000024'], 'its other barcode is kept');
  const many = Array.from({ length: 51 }, (_, place) => barcode(String(46_000_000 + place))).join('');
  const report = await shop.load({ offers: ofOffer('glove#9', many) });
  assert.equal(report.problems[0]?.reason, 'штрихкодов больше 50.');
  assert.equal((await barcodes()).length, 50);
});
