import assert from 'node:assert/strict';
import { after, afterEach, describe, it } from 'node:test';
import { cancelOrder } from '@shop/contracts/basket-order/orders';
import {
  openShopWith1c,
  type WrittenDocument,
} from '../../../../testing/builders/exchange/outside-documents.builder.ts';
import { exchangeStatusesSetting } from '../../../modules/exchange/exchange.api.ts';
import { applyWaitingStatuses } from './orders/apply-waiting.ts';

describe('odd documents of 1C', async () => {
  const shop = await openShopWith1c();
  const { app, db, say, importXml, place, read } = shop;
  after(() => app.close());
  afterEach(() => shop.tidy());
  const gloves = (quantity: number, price = 100) => ({ id: 'gloves#0', quantity, price });
  const buyer = (fields: string) =>
    `<Контрагенты><Контрагент>${fields}<Роль>Покупатель</Роль></Контрагент></Контрагенты>`;
  const reasonOf = async (document: WrittenDocument) => {
    const { problems } = await say(document);
    return problems.map(({ reason, subject }) => `${subject}: ${reason}`).join('\n');
  };

  it('without an id, with the number padded or with a prefix of 1C, are found', async () => {
    for (const written of [(n: string) => `  ${n} `, (n: string) => `САЙТ${n}`, (n: string) => `УТ-${n}`]) {
      const { id, number } = await place({ gloves: 1 });
      await say({ number: written(number), lines: [gloves(1)], requisites: { Проведен: 'true' } });
      assert.equal((await read(id)).status, 'confirmed', written(number));
    }
  });

  it('name requisites with and without spaces, in any case', async () => {
    for (const name of ['Статус заказа', 'СтатусЗаказа', 'статус_заказа']) {
      const { id, number } = await place({ gloves: 1 });
      await say({ number, requisites: { [name]: 'Отгружен' } });
      assert.equal((await read(id)).status, 'shipped', name);
    }
  });

  it('of a buyer without ИНН, or with a login for an id, are set aside when the order is new', async () => {
    const document = { id: 'x1', number: 'УТ-1', lines: [gloves(1)] };
    const noInn = buyer('<Ид>login#mail@example.org#Иван</Ид><Наименование>Иван</Наименование>');
    assert.match(
      await reasonOf({ ...document, parties: noInn }),
      /Покупателя «Иван» без ИНН в\s+магазине нет/,
    );
    assert.match(await reasonOf(document), /не\s+указан покупатель/);
    const { id, number } = await place({ gloves: 1 });
    await say({ number, parties: noInn, requisites: { Проведен: 'true' } });
    assert.equal((await read(id)).status, 'confirmed', 'a known order needs no buyer');
  });

  it('that ship an order which the buyer has cancelled are set aside, and not forgotten', async () => {
    const { id, number } = await place({ gloves: 1 });
    await shop.buyer.call(cancelOrder, { params: { id }, body: { reason: 'Передумали' } });
    const shipment = { operation: 'Отпуск товара', id: 's1', number: 'УТ-5', lines: [gloves(1)] };
    assert.match(
      await reasonOf({ ...shipment, more: `<Основание>${number}</Основание>` }),
      /Заказ ЗК-\S+ в\s+магазине отменён, а\s+в\s+1С есть его отгрузка УТ-5/,
    );
  });

  it('with unknown goods, or a sum that the lines do not make, are set aside, and the others applied', async () => {
    const bad = await place({ gloves: 2 });
    const wrong = await place({ gloves: 2 });
    const good = await place({ gloves: 2 });
    const { counts, problems } = await say(
      {
        number: bad.number,
        lines: [{ id: 'a#b', name: 'Чужой', quantity: 2, price: 1 }],
        requisites: { Отгружен: 'true' },
      },
      { number: wrong.number, lines: [gloves(2)], sum: 150 },
      { number: good.number, lines: [gloves(2)], requisites: { Проведен: 'true' } },
    );
    assert.deepEqual(counts, { orders: { setAside: 2, changed: 1 } });
    assert.match(problems[0]?.reason ?? '', /Товара «Чужой» \(Ид «a#b»\) нет/);
    assert.match(problems[1]?.reason ?? '', /Сумма документа 150,00.*строк.*200,00/s);
    assert.deepEqual(
      problems.map(({ file, subject, name, line }) => [file, subject, name, line > 0]),
      [
        ['documents.xml', 'order', bad.number, true],
        ['documents.xml', 'order', wrong.number, true],
      ],
    );
    assert.equal((await read(bad.id)).status, 'new');
    assert.equal((await read(good.id)).status, 'confirmed');
  });

  it('with a status that nobody has mapped wait, are named, and go on once it is mapped', async () => {
    const { id, number } = await place({ gloves: 1 });
    const document = { number, lines: [gloves(1)], requisites: { 'Статус заказа': 'Уехал к\u00a0клиенту' } };
    assert.match(await reasonOf(document), /Статус «Уехал к\s+клиенту» не\s+сопоставлен/);
    assert.equal((await read(id)).status, 'new');
    assert.equal((await read(id)).accounting?.status, 'Уехал к\u00a0клиенту');
    assert.equal(await applyWaitingStatuses(db, assert.fail), 0);
    const value = { ...exchangeStatusesSetting.initial, shipped: 'уехал к\u00a0клиенту' };
    await db
      .insertInto('settings')
      .values({ name: 'exchange-statuses', value: JSON.stringify(value) })
      .execute();
    assert.equal(await applyWaitingStatuses(db, assert.fail), 1);
    assert.equal((await read(id)).status, 'shipped');
    assert.equal(await applyWaitingStatuses(db, assert.fail), 0);
    await db.deleteFrom('settings').where('name', '=', 'exchange-statuses').execute();
  });

  it('of an order that the shop does not have are set aside; one that is deleted there already is nothing', async () => {
    const unknown = { number: 'ЗК-2020-00001', lines: [gloves(1)] };
    assert.match(await reasonOf(unknown), /Заказа ЗК-2020-00001 в\s+магазине нет/);
    assert.equal(await reasonOf({ ...unknown, requisites: { ПометкаУдаления: 'true' } }), '');
    const shipment = { operation: 'Отпуск товара', id: 's', number: '1', lines: [gloves(1)] };
    assert.match(await reasonOf(shipment), /к\s+какому заказу отгрузка/);
    assert.match(
      await reasonOf({ ...shipment, more: '<Основание>нет</Основание>' }),
      /Документ-основание «нет»/,
    );
  });

  it('of another currency, an unknown operation or more than was ordered are set aside', async () => {
    const { number } = await place({ gloves: 2 });
    assert.match(await reasonOf({ number, lines: [gloves(2)], currency: 'USD' }), /Валюта «USD»/);
    assert.match(
      await reasonOf({ number, operation: 'Сторно' }),
      /Неизвестная хозяйственная операция «Сторно»/,
    );
    const shipment = {
      operation: 'Отпуск товара',
      id: `s-${number}`,
      number: '1',
      more: `<Основание>${number}</Основание>`,
    };
    assert.match(
      await reasonOf({ ...shipment, lines: [gloves(3)] }),
      /осталось отгрузить 2, а\s+отгружено 3/,
    );
    assert.match(
      await reasonOf({ ...shipment, lines: [{ id: 'boots#0', quantity: 1, price: 1 }] }),
      /нет в\s+заказе/,
    );
  });

  it('say that nothing has happened yet, or any more: nothing is paid and nothing leaves', async () => {
    const { id, number } = await place({ gloves: 2 }, { paySystem: 'invoice' });
    const base = `<Основание>${number}</Основание>`;
    const money = { operation: 'Выплата безналичных денег', number: 'ПП-1', sum: 200, more: base };
    const goods = { operation: 'Отпуск товара', number: 'РТ-1', lines: [gloves(2)], more: base };
    const { problems } = await say(
      { ...money, id: `${number}-1`, requisites: { Оплачен: 'false' } },
      { ...money, id: `${number}-2`, requisites: { Отменен: 'true' } },
      { ...goods, id: `${number}-3`, requisites: { Отгружен: 'false' } },
      { ...goods, id: `${number}-4`, requisites: { Отменен: 'true' } },
    );
    assert.deepEqual(problems, []);
    const order = await read(id);
    assert.deepEqual([order.status, order.paidKopecks], ['new', 0]);
    await say({ ...goods, id: `${number}-3`, requisites: { Отгружен: 'true' } });
    assert.equal((await read(id)).status, 'shipped');
  });

  it('that name one order by id and another by number are set aside', async () => {
    const [first, second] = [await place({ gloves: 1 }), await place({ gloves: 1 })];
    await say({ id: first.externalId, number: first.number, lines: [gloves(1)] });
    assert.match(
      await reasonOf({ id: first.externalId, number: second.number, requisites: { Отгружен: 'true' } }),
      /называют разные заказы магазина/,
    );
    assert.equal((await read(first.id)).status, 'new');
  });

  it('count in packs, add the tax on top, and split a line by price', async () => {
    const { id, number } = await place({ gloves: 20 });
    const taxed = (sum: number) =>
      `<Налоги><Налог><Наименование>НДС</Наименование><УчтеноВСумме>false</УчтеноВСумме><Сумма>${sum}</Сумма></Налог></Налоги>`;
    await say({
      number,
      sum: 1800,
      lines: [
        { id: 'gloves#0', quantity: 1, price: 750, more: `<Коэффициент>10</Коэффициент>${taxed(150)}` },
        { id: 'gloves#0', quantity: 10, price: 75, more: taxed(150) },
      ],
    });
    assert.deepEqual((await read(id)).changes, [], 'that is 20 pairs at 90 roubles');
    const discount = `<Скидки><Скидка><Наименование>Скидка</Наименование><УчтеноВСумме>false</УчтеноВСумме><Сумма>200</Сумма></Скидка></Скидки>`;
    const { problems } = await say({ number, sum: 1800, lines: [{ ...gloves(20), more: discount }] });
    assert.deepEqual(problems, []);
    assert.deepEqual((await read(id)).changes, []);
  });

  it('that cannot be read as XML change nothing at all', async () => {
    const { id, number } = await place({ gloves: 1 });
    const cut = `<?xml version="1.0"?><КоммерческаяИнформация><Документ><Номер>${number}</Номер>
      <ЗначенияРеквизитов><ЗначениеРеквизита><Наименование>Отгружен</Наименование><Значение>true</Значение>
      </ЗначениеРеквизита></ЗначенияРеквизитов></Документ><Документ>`;
    await assert.rejects(importXml(cut), /не закрыт/);
    assert.equal((await read(id)).status, 'new');
  });
});
