import assert from 'node:assert/strict';
import { test } from 'node:test';
import { offerPaySystems } from './pay-systems.ts';

type Purchase = Parameters<typeof offerPaySystems>[0];

const contract = {
  id: 1,
  number: '17',
  signedOn: '2025-02-03',
  postponementDays: 30,
  creditLimitKopecks: 10_000_00,
  usedKopecks: 4_000_00,
  notShippedKopecks: 0,
  freeKopecks: 6_000_00,
};

function offersFor(part: Partial<Purchase>) {
  const goodsKopecks = part.goodsKopecks ?? 1_000_00;
  const purchase = { contract, dueKopecks: 0, goodsKopecks, totalKopecks: goodsKopecks, shippedOn: null };
  const [invoice, credit, postponement] = offerPaySystems({ ...purchase, ...part });
  return { invoice: invoice!, credit: credit!, postponement: postponement! };
}

/** Replaces non-breaking spaces. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

test('an order within the limit shows what remains of it', () => {
  const { credit, postponement } = offersFor({});
  assert.deepEqual([credit.isAvailable, credit.advice], [true, '']);
  assert.equal(
    plain(credit.note),
    'Свободно 6 000,00 ₽ из 10 000,00 ₽. После этого заказа останется 5 000,00 ₽',
  );
  assert.equal(postponement.isAvailable, true);
});

test('an order that takes the limit to the last kopeck fits, one kopeck more does not', () => {
  assert.equal(offersFor({ goodsKopecks: 6_000_00 }).credit.isAvailable, true);
  const { credit, postponement, invoice } = offersFor({ goodsKopecks: 6_000_01 });
  assert.deepEqual([credit.isAvailable, postponement.isAvailable, invoice.isAvailable], [false, false, true]);
  assert.match(plain(credit.note), /Не хватает 0,01 ₽$/);
});

test('an order over the limit names every remedy with its sum', () => {
  const { credit, postponement } = offersFor({ goodsKopecks: 7_500_00, dueKopecks: 2_000_00 });
  assert.match(plain(credit.note), /Не хватает 1 500,00 ₽$/);
  assert.equal(
    plain(credit.advice),
    'Уменьшите заказ хотя бы на 1 500,00 ₽, оплатите документы, срок которых подошёл, на 2 000,00 ₽ или выберите оплату по счёту',
  );
  assert.equal(postponement.advice, credit.advice);
});

test('an exhausted limit does not advise a smaller order', () => {
  const used = { ...contract, usedKopecks: 12_000_00, freeKopecks: 0 };
  const { credit } = offersFor({ contract: used, goodsKopecks: 1_000_00 });
  assert.equal(credit.advice, 'Выберите оплату по счёту');
});

test('a method that the contract lacks is refused with advice', () => {
  const { credit, postponement } = offersFor({
    contract: { ...contract, creditLimitKopecks: 0, postponementDays: 0 },
  });
  assert.match(`${credit.note} ${credit.advice}`, /не открыт.*спросите менеджера о кредитном лимите/);
  assert.match(`${postponement.note} ${postponement.advice}`, /не предусмотрена.*спросите менеджера/);
});

test('postponement without a limit depends on its days alone', () => {
  const { postponement } = offersFor({
    contract: { ...contract, creditLimitKopecks: 0 },
    goodsKopecks: 90_000_00,
    shippedOn: '2026-11-23',
  });
  assert.deepEqual([postponement.isAvailable, postponement.dueOn], [true, '2026-12-23']);
  assert.match(plain(postponement.note), /^30 дней со дня отгрузки: оплатить до 23\.12\.2026$/);
});
