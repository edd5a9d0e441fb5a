import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { sql } from 'kysely';
import { asChanges, importXml, offersXml } from '../../../../testing/builders/commerceml/exchange.builder.ts';
import { ImportShop } from '../../../../testing/builders/commerceml/import-shop.builder.ts';

let shop: ImportShop;

before(async () => {
  shop = await ImportShop.open();
});
beforeEach(() => shop.empty());
after(() => shop.close());

const offers = asChanges(offersXml).replace(/<Предложения>[\s\S]*<\/Предложения>/, '<Предложения/>');
/** The glove with its material by id, and the texts of all ids. */
const goodsWith = (variants: Readonly<Record<string, string>>, own: readonly string[] = ['v1']) => {
  const listed = Object.entries(variants).map(
    ([id, text]) => `<Справочник><ИдЗначения>${id}</ИдЗначения><Значение>${text}</Значение></Справочник>`,
  );
  return importXml
    .replace(/<Справочник>.*<\/Справочник>/, listed.join(''))
    .replace('<Значение>v1</Значение>', own.map((id) => `<Значение>${id}</Значение>`).join(''));
};
/** The classifier alone, as a file of changes without products. */
const classifierOf = (goods: string) => asChanges(goods).replace(/<Товары>[\s\S]*<\/Товары>/, '<Товары/>');
const materials = () =>
  shop.lines(sql`select p.external_id, v.value from product_properties v join products p on p.id = v.product_id
    where v.number is null order by 1, 2`);

test('a value that 1C renames in a file of changes is renamed at products the file does not name', async () => {
  await shop.load();
  const report = await shop.load({ goods: classifierOf(goodsWith({ v1: 'Спилок КРС' })), offers });
  assert.deepEqual(await materials(), ['glove Спилок КРС']);
  assert.equal(report.isUnchanged, false);
  const again = await shop.load({ goods: classifierOf(goodsWith({ v1: 'Спилок КРС' })), offers });
  assert.equal(again.isUnchanged, true);
});

test('two values may swap their names, and one may take the name of another that moves on', async () => {
  await shop.load({ goods: goodsWith({ v1: 'Кожа', v2: 'Спилок', v3: 'Латекс' }, ['v1', 'v2']) });
  await shop.load({ goods: classifierOf(goodsWith({ v1: 'Спилок', v2: 'Кожа', v3: 'Латекс' })), offers });
  assert.deepEqual(await materials(), ['glove Кожа', 'glove Спилок']);
  await shop.load({ goods: classifierOf(goodsWith({ v1: 'Кожа', v2: 'Замша', v3: 'Латекс' })), offers });
  assert.deepEqual(await materials(), ['glove Замша', 'glove Кожа']);
});

test('two values that become one stand once at a product that had both', async () => {
  await shop.load({ goods: goodsWith({ v1: 'Кожа', v2: 'Спилок' }, ['v1', 'v2']) });
  await shop.load({ goods: classifierOf(goodsWith({ v1: 'Кожа', v2: 'Кожа' })), offers });
  assert.deepEqual(await materials(), ['glove Кожа']);
});

test('a value whose text two ids had is left until a file names the product', async () => {
  await shop.load({ goods: goodsWith({ v1: 'Кожа', v2: 'Кожа' }) });
  const goods = goodsWith({ v1: 'Замша', v2: 'Кожа' });
  await shop.load({ goods: classifierOf(goods), offers });
  assert.deepEqual(await materials(), ['glove Кожа']);
  await shop.load({ goods: asChanges(goods), offers });
  assert.deepEqual(await materials(), ['glove Замша']);
});
