import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { getListing } from '@shop/contracts/catalog/listings';
import { sql } from 'kysely';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';

let app: TestApp;
before(async () => {
  app = await startTestApp();
  await sql`with section as (
      insert into sections (external_id, path, code, name, depth) values ('s', 'vse', 'vse', 'Все', 1) returning id
    ), property as (
      insert into properties (external_id, code, name, kind) values ('p', 'shtrikhkod', 'Штрихкод', 'list') returning id
    ), goods as (
      insert into products (external_id, code, article, name, section_id)
      select n, n, n, 'Товар ' || n, section.id from section, generate_series(1, 1001) n returning id, code
    )
    insert into product_properties (product_id, property_id, value)
    select goods.id, property.id, 'Код ' || goods.code from goods, property`.execute(app.db);
});
after(() => app.close());

it('a property with a different value for each product is no facet, but can be chosen by a link', async () => {
  const buyer = await app.clientFor('buyer@demo.example');
  const filterOf = async (code: string) =>
    (await buyer.call(getListing, { params: { code }, query: {} })).filter;
  // The index is refreshed with a delay.
  for (let attempts = 0; attempts < 100 && (await filterOf('')).elementCount < 1001; attempts += 1)
    await delay(50);
  const whole = await filterOf('');
  assert.equal(whole.elementCount, 1001);
  assert.equal(
    whole.items.props.find(({ code }) => code === 'shtrikhkod'),
    undefined,
  );

  const chosen = await filterOf(`filter/shtrikhkod-is-${encodeURIComponent('код 77')}/apply/`);
  assert.equal(chosen.elementCount, 1);
  const facet = chosen.items.props.find(({ code }) => code === 'shtrikhkod');
  assert.deepEqual(
    facet?.values.map(({ value, checked, elementCount }) => [value, checked, elementCount]),
    [['Код 77', true, 1]],
  );
});
