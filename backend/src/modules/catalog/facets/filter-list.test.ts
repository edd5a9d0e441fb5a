import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { getFilter, getListing } from '@shop/contracts/catalog/listings';
import { NASTY_MARKS, openShelfShop } from '../../../../testing/builders/catalog/listing.builder.ts';
import type { TestClient } from '../../../../testing/test-client.ts';

describe('a choice by control names', () => {
  let shop: Awaited<ReturnType<typeof openShelfShop>>;
  let buyer: TestClient;
  before(async () => {
    shop = await openShelfShop();
    buyer = await shop.clientFor('buyer@demo.example');
  });
  after(() => shop.close());

  const listing = (code: string) => buyer.call(getListing, { params: { code }, query: {} });
  const count = (filterList: unknown, sectionPath = '') =>
    buyer.call(getFilter, { query: { sectionPath, filterList: JSON.stringify(filterList) } });

  it('has the same counts as its listing, whatever the value (§7.58)', async () => {
    const { filter } = await listing('kabel/');
    const marks = filter.items.props.find(({ code }) => code === 'marka')!.values;
    assert.deepEqual(marks.map(({ value }) => value).sort(), [...NASTY_MARKS].sort());
    for (const { controlName, value } of marks) {
      const counted = await count([{ name: controlName, value: 'Y' }], 'kabel');
      const led = await listing(`kabel/filter/${counted.setFilterUrlParam}/apply/`);
      const chosen = led.filter.items.props.flatMap(({ values }) => values).filter((own) => own.checked);
      assert.deepEqual(
        chosen.map((own) => own.value),
        [value],
      );
      assert.deepEqual([led.filter.elementCount, led.filter], [counted.elementCount, counted], value);
    }
  });

  it('combines values by or and facets by and, with bounds in the unit of their range (§3.42)', async () => {
    const { filter } = await listing('perchatki/');
    const controls = filter.items.props.flatMap(({ values }) => values);
    const named = (value: string) => ({
      name: controls.find((control) => control.value === value)!.controlName,
      value: 'Y',
    });
    const length = filter.items.props.find(({ code }) => code === 'dlina')!.range!;
    const price = filter.items.prices[0]!.range;
    const wool = [named('Шерсть'), named('Спилок')];
    assert.equal((await count(wool, 'perchatki')).elementCount, 2);
    const long = { name: length.controlNameMin, value: '260' };
    assert.equal((await count([...wool, long], 'perchatki')).elementCount, 1);
    const both = await count([long, { name: length.controlNameMax, value: 260 }, named('В наличии')]);
    assert.deepEqual([both.elementCount, both.setFilterUrlParam], [0, 'nalichie-is-y/dlina-from-260-to-260']);
    const cheap = await count([{ name: price.controlNameMax, value: price.min / 100 }]);
    assert.equal(cheap.elementCount, 1);
    assert.equal(cheap.items.prices[0]!.range.chosenMax, price.min);
  });

  it('ignores unknown controls', async () => {
    const { material } = shop.shelf.properties;
    const senseless: readonly unknown[] = [
      'Y',
      { name: 'arrFilter_7_1180', value: 'Y' },
      [{ name: 'arrFilter_999999_1180', value: 'Y' }],
      [{ name: `arrFilter_${material}_1`, value: 'Y' }],
      [{ name: `arrFilter_${material}_MIN`, value: '1' }],
      [{ name: `arrFilter_${shop.shelf.properties.length}_MIN`, value: 'много' }],
      [{ name: `arrFilter_${shop.shelf.properties.length}_MIN`, value: ' ' }],
      [{ name: 'arrFilter_P999_MIN' }, null, 5, [], { value: 'Y' }],
      [
        { name: '__proto__', value: 'Y' },
        { name: 'constructor', value: 'Y' },
      ],
    ];
    for (const filterList of senseless) {
      const counted = await count(filterList);
      assert.deepEqual(
        [counted.elementCount, counted.setFilterUrlParam],
        [7, 'clear'],
        JSON.stringify(filterList),
      );
    }
    for (const filterList of ['', '{', '[[[', '['.repeat(19_000), 'null']) {
      const { httpStatus } = await buyer.attempt(getFilter, { query: { filterList } });
      assert.equal(httpStatus, 200, filterList.slice(0, 10));
    }
  });

  it('names the field that is too long, and answers 404 for an unknown section', async () => {
    const long = await buyer.attempt(getFilter, { query: { filterList: 'a'.repeat(20_001) } });
    assert.deepEqual(
      [long.httpStatus, long.error?.field, long.error?.message],
      [400, 'filterList', 'Выбрано слишком много значений'],
    );
    const nowhere = await buyer.attempt(getFilter, { query: { sectionPath: 'net-takogo' } });
    assert.equal(nowhere.httpStatus, 404);
  });
});
