import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { shipmentCost, type Tariffs, tariffsSetting } from './tariffs.ts';

const band = (from: number, to: number | null, courierKopecks = 100_00) => ({
  ...{ from, to, courierKopecks },
  transportKopecks: courierKopecks / 2,
});
const tariffsWith = (part: Partial<Tariffs>): Tariffs => ({ ...tariffsSetting.initial, ...part });
const mistakeOf = (part: Partial<Tariffs>) => tariffsSetting.check?.(tariffsWith(part)) ?? null;

describe('the cost of a shipment', () => {
  const freight = { goodsKopecks: 10_000_00, weightGrams: 9_999 };

  test('follows its weight: a bound belongs to the row that begins with it', () => {
    const tariffs = tariffsWith({
      priceBy: 'weight',
      byWeight: [band(0, 10, 300_00), band(10, null, 900_00)],
    });
    assert.equal(shipmentCost(freight, 'delivery', tariffs), 300_00);
    assert.equal(shipmentCost({ ...freight, weightGrams: 10_000 }, 'delivery', tariffs), 900_00);
    assert.equal(shipmentCost({ ...freight, weightGrams: 10_000 }, 'transport', tariffs), 450_00);
    assert.equal(shipmentCost(freight, 'pickup', tariffs), 0);
  });

  test('follows the sum of its goods, and is free from the threshold', () => {
    const tariffs = tariffsWith({
      priceBy: 'sum',
      bySum: [band(0, 10_000_00, 900_00), band(10_000_00, null, 300_00)],
    });
    assert.equal(shipmentCost(freight, 'delivery', tariffs), 300_00);
    assert.equal(shipmentCost({ ...freight, goodsKopecks: 9_999_99 }, 'delivery', tariffs), 900_00);
    assert.equal(shipmentCost({ ...freight, goodsKopecks: 50_000_00 }, 'delivery', tariffs), 0);
  });

  test('is one price while nothing else is chosen, whatever the tables say', () => {
    const tariffs = tariffsWith({ byWeight: [band(0, null, 1)] });
    assert.equal(shipmentCost(freight, 'delivery', tariffs), tariffs.courierKopecks);
  });
});

describe('a table of tariffs is refused', () => {
  for (const [name, bands, message] of [
    [
      'with overlapping rows',
      [band(0, 10), band(8, null)],
      /Строка 2 начинается с.8.кг.*строка 1 кончается на.10.кг.*пересекаются/,
    ],
    ['with a gap', [band(0, 10), band(12, null)], /Строка 2 начинается с.12.кг.*на.10.кг.*нет тарифа/],
    [
      'with a row after an endless one',
      [band(0, null), band(5, null)],
      /строка 1 не.кончается.*пересекаются/,
    ],
    ['that does not begin with zero', [band(5, null)], /Строка 1.*с.0.*с.5.кг/],
    ['without an end', [band(0, 10), band(10, 20)], /Строка 2: нет тарифа от.20.кг/],
    ['with an empty row', [band(0, 10), band(10, 10)], /Строка 2: «до» должно быть больше/],
    ['that is chosen and empty', [], /Добавьте хотя бы одну строку/],
  ] as const)
    test(name, () => {
      const mistake = mistakeOf({ priceBy: 'weight', byWeight: [...bands] });
      assert.equal(mistake?.field, 'byWeight');
      assert.match(mistake?.message ?? '', message);
    });

  test('and rows in any order are accepted, named by where they stand when wrong', () => {
    assert.equal(mistakeOf({ bySum: [band(500, null), band(0, 500)] }), null);
    assert.match(
      mistakeOf({ bySum: [band(600_00, null), band(0, 500_00)] })?.message ?? '',
      /^Строка 1 начинается/,
    );
  });
});
