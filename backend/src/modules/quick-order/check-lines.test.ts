import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { findLines, findOffers } from '@shop/contracts/basket-order/quick-order';
import fc from 'fast-check';
import { openQuickOrderShop } from '../../../testing/builders/quick-order/quick-order-shop.builder.ts';
import { recordingStatements } from '../../../testing/recorded-statements.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { addDays, todayInMoscow } from '../../platform/calendar/days.ts';

describe('lines of a quick order', () => {
  let shop: Awaited<ReturnType<typeof openQuickOrderShop>>;
  let buyer: TestClient;
  before(async () => {
    shop = await openQuickOrderShop();
    buyer = await shop.clientFor('buyer@demo.example');
  });
  after(() => shop.close());

  type Written = readonly [article: string, quantity?: string, name?: string];
  const find = async (...written: readonly Written[]) => {
    const lines = written.map(([article, quantity = '1', name = ''], index) => ({
      rowNumber: index + 1,
      article,
      quantity,
      name,
    }));
    return (await buyer.call(findLines, { body: { lines } })).lines;
  };
  const one = async (...line: Written) => (await find(line))[0]!;
  const told = async (...line: Written) => {
    const { state, reasons, message, offer, orderQuantity } = await one(...line);
    return [state, reasons.join(' '), message.replaceAll('\u00a0', ' '), offer?.name ?? null, orderQuantity];
  };

  it('are good when the article is ours, however it is written (§7.81)', async () => {
    for (const article of ['СИЗ-0412/3', 'сиз 0412 3', 'CИЗ.0412.3', 'сиз0412+3', ' СИЗ-0412/3 '])
      assert.deepEqual(await told(article, '12 пар'), ['good', '', '', 'Перчатки', 12], article);
  });

  it('are found by the barcode that a scanner reads or a file lists; one of all sizes asks which (§1.60)', async () => {
    const gloves = shop.idOf('gloves');
    assert.deepEqual(await told('4600000000017', '12'), ['good', '', '', 'Перчатки', 12]);
    assert.deepEqual(await told('4 600000 000017', '12'), ['good', '', '', 'Перчатки', 12]);
    const { lines } = await buyer.call(findLines, {
      body: { lines: [{ rowNumber: 1, article: '0002000000000046', quantity: '1', name: '' }] },
    });
    assert.deepEqual([lines[0]?.state, lines[0]?.reasons], ['rejected', ['ambiguous']]);
    assert.equal((await one('46000000')).reasons[0], 'unknown', 'a part of a barcode is none');
    const { items } = await buyer.call(findOffers, { body: { query: '4600000000017' } });
    assert.deepEqual(
      items.map(({ offerId }) => offerId),
      [gloves],
    );
  });

  it('have the price of their quantity for this customer, and none without the right to see it', async () => {
    assert.equal((await one('СИЗ-0412/3', '12')).offer?.priceKopecks, 85_50);
    const clerk = await shop.clientFor('clerk@demo.example');
    const clerks = shop.db
      .updateTable('counterparty_users')
      .where(({ eb, selectFrom }) =>
        eb('user_id', 'in', selectFrom('users').select('id').where('login', '=', 'clerk@demo.example')),
      );
    await clerks.set({ rights: ['appeals'] }).execute();
    const body = { lines: [{ rowNumber: 1, article: 'СИЗ-0412/3', quantity: '12', name: '' }] };
    const { lines } = await clerk.call(findLines, { body });
    assert.deepEqual([lines[0]?.state, lines[0]?.offer?.priceKopecks], ['good', null]);
  });

  it('are corrected aloud: minimum, multiple, parts of a unit, no quantity', async () => {
    assert.deepEqual(await told('РУ-10.5', '12'), [
      'corrected',
      'multiple',
      '12 → 15, кратно 5',
      'Респиратор',
      15,
    ]);
    assert.deepEqual(await told('РУ-10.5', '3'), [
      'corrected',
      'multiple',
      '3 → 10, минимум 10',
      'Респиратор',
      10,
    ]);
    assert.deepEqual(await told('СИЗ-0412/3', '1,5'), [
      'corrected',
      'fraction',
      '1,5 → 2, только целое количество',
      'Перчатки',
      2,
    ]);
    assert.deepEqual(await told('РУ-10.5', ''), [
      'corrected',
      'no-quantity',
      'Количество не указано: взято 10',
      'Респиратор',
      10,
    ]);
  });

  it('are counted in the units of the product: packs become pairs, another unit is to be checked', async () => {
    await shop.db
      .updateTable('products')
      .set({ measure_custom: 'упак', measure_factor: 12 })
      .where('id', '=', shop.productId('gloves'))
      .execute();
    const gloves = (quantity: string) => told('СИЗ-0412/3', quantity);
    const good = ['good', '', '', 'Перчатки', 2];
    for (const quantity of ['2 пары', '2 пар.', '2 ПАРА', '2', '2 пары (в уп.)'])
      assert.deepEqual(await gloves(quantity), good, quantity);
    for (const unit of ['уп.', 'упак', 'упаковки', 'Уп'])
      assert.deepEqual(
        await gloves(`2 ${unit}`),
        ['corrected', 'unit', `2 ${unit} → 24 пары`, 'Перчатки', 24],
        unit,
      );
    assert.deepEqual((await gloves('1,1 уп')).slice(1, 3), [
      'unit fraction',
      '1,1 уп → 14 пар. 13,2 → 14, только целое количество',
    ]);
    for (const unit of ['кор.', 'шт', 'м2'])
      assert.deepEqual(
        await gloves(`2 ${unit}`),
        ['corrected', 'unit', `Единица «${unit}» не та: взято 2 пары`, 'Перчатки', 2],
        unit,
      );
    assert.deepEqual(await gloves('3.000'), [
      'corrected',
      'doubtful',
      '«3.000» прочитано как 3 пары',
      'Перчатки',
      3,
    ]);
    assert.equal((await gloves('90 000 уп'))[1], 'too-much');
  });

  it('are corrected when the article only looks the same, is in the other layout, or is the name', async () => {
    for (const article of ['0Ч-0001', 'ОЧ-ООО1', 'оч-000l'])
      assert.deepEqual(
        (await told(article)).slice(0, 4),
        ['corrected', 'near', 'Артикул отличается только написанием', 'Очки'],
        article,
      );
    assert.deepEqual((await told('CBP-0412/3'.replace('CBP', 'cbp'))).slice(0, 2), ['corrected', 'near']);
    assert.deepEqual((await told('перчатки')).slice(0, 3), ['corrected', 'near', 'Найден по названию']);
    assert.deepEqual((await told('12345678', '1', 'Перчатки')).slice(0, 4), [
      'corrected',
      'near',
      'Найден по названию',
      'Перчатки',
    ]);
  });

  it('are rejected with what they may have meant', async () => {
    const near = await one('СИЗ-0413/3');
    assert.deepEqual([near.state, near.reasons, near.offer], ['rejected', ['unknown'], null]);
    assert.equal(near.message, 'Такого артикула нет. Похожие товары — ниже');
    assert.deepEqual(
      near.suggestions.map(({ name }) => name),
      ['Перчатки'],
    );
    for (const typo of ['СИ-0412/3', 'СИЗЗ-0412/3', 'СЗИ-0412/3', 'СИЗ-00412/3'])
      assert.ok(
        (await one(typo)).suggestions.some(({ name }) => name === 'Перчатки') || (await one(typo)).offer,
        typo,
      );
    assert.deepEqual((await told('НЕТ-ТАКОГО-99', '1')).slice(0, 3), [
      'rejected',
      'unknown',
      'Такого артикула нет',
    ]);
    const byWords = await one('', '1', 'перчатка белая');
    assert.deepEqual(
      [byWords.reasons, byWords.suggestions.map(({ name }) => name)],
      [['unknown'], ['Перчатки']],
    );
  });

  it('are rejected without a size, with the sizes, the mentioned one first', async () => {
    const boots = await one('КСТ-101', '1', 'Ботинки р. 43');
    assert.deepEqual(
      [boots.state, boots.reasons, boots.message],
      ['rejected', ['ambiguous'], 'У товара несколько размеров. Выберите нужный'],
    );
    assert.deepEqual(
      boots.suggestions.map(({ variant }) => variant),
      [{ Размер: '43' }, { Размер: '42' }],
    );
    assert.equal((await one('КСТ-101-43')).offer?.offerId, shop.built.boots!.offerIds[1]);
  });

  it('without a size offer every size of the product, and which of them are out', async () => {
    const product_id = shop.productId('lastPair');
    const sizes = Array.from({ length: 12 }, (_, index) => ({
      product_id,
      external_id: `size-${index}`,
      article: `ОЧ-0001-${46 + index}`,
      name: 'Очки',
      variant: JSON.stringify({ Размер: String(46 + index) }),
      sort: index,
    }));
    const { checkLines } = await import('./matching/check-lines.ts');
    const { loadDirectory } = await import('./directory/load-directory.ts');
    const { LiveSearch } = await import('../search/index/live-search.ts');
    const ids = await shop.db.insertInto('offers').values(sizes).returning('id').execute();
    const { current: search } = await LiveSearch.of(shop.services);
    const directory = await loadDirectory(shop.db);
    const actor = { ...(await actorOf()), role: 'CUSTOMER' } as never;
    const line = { rowNumber: 1, article: 'Очки', quantity: '1', name: '' };
    const [checked] = await checkLines(shop.db, actor, { directory, search }, [line]);
    await shop.db
      .deleteFrom('offers')
      .where(
        'id',
        'in',
        ids.map(({ id }) => id),
      )
      .execute();
    assert.deepEqual([checked!.reasons, checked!.suggestions.length], [['ambiguous'], 3]);
    const labels = checked!.sizes.map(({ label }) => label.replaceAll('\u00a0', ' '));
    assert.equal(labels.length, 13);
    assert.ok(labels.includes('ОЧ-0001') && labels.includes('46 — нет в наличии'));
  });

  it('are rejected for what is no quantity, is too much, or is nothing', async () => {
    assert.deepEqual((await told('СИЗ-0412/3', 'много')).slice(0, 3), [
      'rejected',
      'bad-quantity',
      'Не удалось понять количество «много»',
    ]);
    assert.deepEqual((await told('СИЗ-0412/3', '0')).slice(0, 3), [
      'rejected',
      'bad-quantity',
      'Количество равно нулю',
    ]);
    assert.deepEqual((await told('СИЗ-0412/3', '4600123456789')).slice(0, 3), [
      'rejected',
      'too-much',
      'Слишком много: в одной строке может быть не больше 999 999',
    ]);
    assert.deepEqual((await told('', '5')).slice(0, 3), [
      'rejected',
      'empty',
      'Нет ни артикула, ни названия',
    ]);
  });

  it('say how much is in stock and when the rest comes', async () => {
    assert.equal((await one('ОЧ-0001', '5')).stockNote, 'в наличии 2, остальное под заказ');
    assert.equal((await one('ЖЛ-5')).stockNote, 'нет в наличии');
    const day = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', timeZone: 'UTC' });
    const arrival = day.format(new Date(`${addDays(todayInMoscow(), 10)}T00:00:00Z`));
    assert.equal(
      (await one('KAC-77')).stockNote.replaceAll('\u00a0', ' '),
      `нет в наличии, ожидается ${arrival}`,
    );
  });

  it('have analogs in stock where theirs is out, and are rejected where the shop sells no such thing', async () => {
    const analog = {
      product_id: shop.productId('never'),
      kind: 'analog' as const,
      related_id: shop.productId('gloves'),
    };
    await shop.db.insertInto('product_relations').values(analog).execute();
    const good = await one('ЖЛ-5');
    assert.deepEqual([good.state, good.suggestions.map(({ name }) => name)], ['good', ['Перчатки']]);
    const value = JSON.stringify({ canBuyUnavailable: false });
    await shop.db
      .insertInto('settings')
      .values({ name: 'basket', value })
      .onConflict((c) => c.column('name').doUpdateSet({ value }))
      .execute();
    const refused = await one('ЖЛ-5');
    assert.deepEqual(
      [refused.state, refused.reasons, refused.message],
      ['rejected', ['out-of-stock'], 'Нет в наличии. Замена в наличии — ниже'],
    );
    assert.equal((await one('ОЧ-0001', '5')).state, 'good');
    await shop.db.deleteFrom('settings').where('name', '=', 'basket').execute();
  });

  it('of the same offer are summed up and it is said', async () => {
    const lines = await find(
      ['СИЗ-0412/3', 'abc'],
      ['СИЗ-0412/3', '2'],
      ['сиз04123', '3'],
      ['РУ-10.5', '6'],
      ['Перчатки', '1,5'],
      ['РУ 10 5', '6'],
    );
    assert.deepEqual(
      lines.map(({ state, orderQuantity, mergedInto, reasons }) => [
        state,
        orderQuantity,
        mergedInto,
        reasons.join(' '),
      ]),
      [
        ['rejected', 0, null, 'bad-quantity'],
        ['corrected', 7, null, 'merged'],
        ['corrected', 0, 2, 'merged'],
        ['corrected', 15, null, 'merged multiple'],
        ['corrected', 0, 2, 'near fraction merged'],
        ['corrected', 0, 4, 'merged'],
      ],
    );
    assert.equal(lines[1]!.message, 'Вместе со строками 3, 5: 7');
    assert.equal(lines[3]!.message, 'Вместе со строкой 6: 12. 12 → 15, кратно 5');
    assert.equal(lines[2]!.message, 'Сложено со строкой 2');
    const much = await find(['СИЗ-0412/3', '999 999'], ['СИЗ-0412/3', '1'], ['СИЗ-0412/3', '2']);
    assert.deepEqual(
      much.map(({ state }) => state),
      ['good', 'rejected', 'rejected'],
    );
    assert.match(much[1]!.message, /вместе со строкой 1 получается больше/);
  });

  it('are each accounted for once, in their order, whatever is written', async () => {
    const article = fc.oneof(
      fc.constantFrom(
        'СИЗ-0412/3',
        'РУ-10.5',
        'КСТ-101',
        'KAC-77',
        'Перчатки',
        '',
        '0Ч-1',
        "'; drop table offers; --",
        '%_',
        '\\',
        '🧤',
      ),
      fc.string({ unit: 'binary', maxLength: 60 }).map((text) => text.replaceAll('\0', '')),
    );
    const quantity = fc.oneof(
      fc.constantFrom('1', '12 шт', '', '1,5', 'x', '999999', '-1'),
      fc.string({ maxLength: 20 }),
    );
    const lines = fc.array(fc.record({ article, quantity, name: article }), { minLength: 1, maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(lines, async (written) => {
        const body = { lines: written.map((line, index) => ({ ...line, rowNumber: index + 1 })) };
        const { lines: checked } = await buyer.call(findLines, { body });
        assert.deepEqual(
          checked.map(({ rowNumber }) => rowNumber),
          body.lines.map(({ rowNumber }) => rowNumber),
        );
        for (const { state, reasons, message, offer, orderQuantity, mergedInto } of checked) {
          assert.equal(state === 'good', reasons.length === 0);
          assert.equal(state === 'good', message === '');
          assert.equal(state === 'rejected', offer === null);
          assert.equal(orderQuantity > 0, state !== 'rejected' && mergedInto === null);
          if (mergedInto !== null) assert.equal(checked[mergedInto - 1]!.offer?.offerId, offer?.offerId);
        }
        const ordered = checked.flatMap(({ orderQuantity, offer }) =>
          orderQuantity > 0 ? [offer!.offerId] : [],
        );
        assert.equal(new Set(ordered).size, ordered.length);
      }),
      { numRuns: 60 },
    );
  });

  it('are found in as many statements however many they are', async () => {
    const count = async (lineCount: number) => {
      const { db, statements } = recordingStatements(shop.db);
      const { checkLines } = await import('./matching/check-lines.ts');
      const { loadDirectory } = await import('./directory/load-directory.ts');
      const { LiveSearch } = await import('../search/index/live-search.ts');
      const { current: search } = await LiveSearch.of(shop.services);
      const directory = await loadDirectory(shop.db);
      const lines = Array.from({ length: lineCount }, (_, index) => ({
        rowNumber: index + 1,
        article: ['СИЗ-0412/3', 'РУ-10.5', 'КСТ-101', `X-${index}`][index % 4]!,
        quantity: '1',
        name: '',
      }));
      const actor = { ...(await actorOf()), role: 'CUSTOMER' } as never;
      await checkLines(db, actor, { directory, search }, lines);
      return statements.length;
    };
    assert.equal(await count(4), await count(2000));
  });

  it('beyond ten thousand are refused by the limit’s name, and those without the right are refused', async () => {
    const lines = Array.from({ length: 10_001 }, (_, index) => ({
      rowNumber: index + 1,
      article: 'A',
      quantity: '1',
      name: '',
    }));
    const { error } = await buyer.attempt(findLines, { body: { lines } });
    assert.equal(error?.message, 'За один раз можно проверить не больше 10 000 строк');
    const manager = await shop.clientFor('manager@demo.example');
    assert.equal((await manager.attempt(findLines, { body: { lines: lines.slice(0, 1) } })).httpStatus, 403);
  });

  it('are looked for one by one: by the beginning of an article or by words', async () => {
    const names = async (query: string) =>
      (await buyer.call(findOffers, { body: { query } })).items.map(({ article }) => article);
    assert.deepEqual(await names('сиз04'), ['СИЗ-0412/3']);
    assert.deepEqual(await names('кст-101'), ['КСТ-101-42', 'КСТ-101-43']);
    assert.deepEqual(await names('перчатки'), ['СИЗ-0412/3']);
    assert.deepEqual(await names('РУ'), ['РУ-10.5']);
    assert.deepEqual(await names(''), []);
  });

  async function actorOf() {
    const { id: counterpartyId } = await shop.db
      .selectFrom('counterparties')
      .select('id')
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    return { counterpartyId, userId: 1, isCompanyAdmin: true, scope: [] };
  }
});
