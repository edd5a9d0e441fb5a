import { ApiRefusal } from '@shop/platform/http';
import { createOrderSheet } from './order-sheet.ts';
import type { SheetOffer } from './sheet-lines.ts';
import type { SheetServer, StoredQuantity } from './sheet-server.ts';

jest.useFakeTimers();

const measure = { measureBase: 'шт', measureCustom: { name: 'упак', factor: 20 } };
const gloves: SheetOffer = {
  offerId: 1,
  inBasket: 0,
  minOrderCount: 1,
  multiplicity: 1,
  measure: { measureBase: 'пара', measureCustom: null },
};
const masks: SheetOffer = { offerId: 2, inBasket: 10, minOrderCount: 10, multiplicity: 5, measure };

/** A server that remembers what it was asked and answers when told to. */
function startSheet(answer: (lines: readonly StoredQuantity[]) => Promise<readonly StoredQuantity[]>) {
  const asked: (readonly StoredQuantity[])[] = [];
  const unseen: string[] = [];
  const kept = new Map<number, string>();
  const server: SheetServer = {
    send: (lines) => {
      asked.push(lines);
      return answer(lines);
    },
    told: () => undefined,
    keep: (offerId, text) => void (text === undefined ? kept.delete(offerId) : kept.set(offerId, text)),
    failedUnseen: (message) => unseen.push(message),
  };
  const sheet = createOrderSheet(server);
  const set = (offer: SheetOffer, text: string) => {
    sheet.type(offer, text);
    sheet.commit(offer, 'Товар');
  };
  return { sheet, set, asked, unseen, kept };
}

const accept = async (lines: readonly StoredQuantity[]) => lines;
const wait = () => jest.advanceTimersByTimeAsync(300);

it('sends the quantities of all rows in one call, 300 ms after the last', async () => {
  const { set, asked } = startSheet(accept);
  set(gloves, '3');
  await jest.advanceTimersByTimeAsync(200);
  set(masks, '20');
  await jest.advanceTimersByTimeAsync(299);
  expect(asked).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(asked).toEqual([
    [
      { id: 1, quantity: 3 },
      { id: 2, quantity: 20 },
    ],
  ]);
});

it('sends what was edited while a call was under way with the next one', async () => {
  let finish = () => {};
  const { sheet, set, asked } = startSheet(
    (lines) =>
      new Promise((done) => {
        finish = () => done(lines);
      }),
  );
  set(gloves, '3');
  await wait();
  set(gloves, '4');
  await wait();
  expect(asked).toHaveLength(1);
  finish();
  await wait();
  expect(asked[1]).toEqual([{ id: 1, quantity: 4 }]);
  expect(sheet.lineOf(1)?.wanted).toBe(4);
});

it.each([
  ['12', 15, '12 → 15, кратно 5'],
  ['3', 10, '3 → 10, минимум 10'],
  ['20', 20, ''],
  ['', 0, ''],
  ['0', 0, ''],
  ['2 уп', 40, '2 упак → 40'],
  ['2упак.', 40, '2 упак → 40'],
  ['15 шт', 15, ''],
])('takes %p as %d and says what it did: %p', (typed, quantity, note) => {
  const { sheet, set } = startSheet(accept);
  set(masks, typed);
  expect(sheet.lineOf(2)).toMatchObject({ wanted: quantity, note, draft: undefined });
});

it('keeps what is no quantity in the field and says why, until Escape', async () => {
  const { sheet, set, asked } = startSheet(accept);
  set(masks, 'много');
  expect(sheet.lineOf(2)).toMatchObject({ draft: 'много', wanted: 10, problem: 'Введите число' });
  await wait();
  expect(asked).toEqual([]);
  sheet.restore(2);
  expect(sheet.lineOf(2)).toMatchObject({ draft: undefined, wanted: 10, problem: '' });
});

it('says that packs are asked of what is sold without any', () => {
  const { sheet, set } = startSheet(accept);
  set(gloves, '2 уп');
  expect(sheet.lineOf(1)).toMatchObject({ draft: '2 уп', problem: 'Упаковками не продаётся, введите число' });
});

it('says what the basket has taken', async () => {
  const { sheet, set } = startSheet(accept);
  set(masks, '20');
  await wait();
  expect(sheet.stored()).toBe('Товар: в\u00a0корзине 20');
  set(masks, '');
  await wait();
  expect(sheet.stored()).toBe('Товар: убрано из\u00a0корзины');
});

it('shows a refusal at the line the server names, keeps its quantity, and sends the others', async () => {
  let isFirst = true;
  const refusal = new ApiRefusal(
    400,
    [{ code: 'validation', message: 'Снят с продажи', field: 'products.0.id' }],
    undefined,
  );
  const { sheet, set, asked } = startSheet(async (lines) => {
    if (isFirst) {
      isFirst = false;
      throw refusal;
    }
    return lines;
  });
  sheet.subscribe(() => undefined);
  set(gloves, '3');
  set(masks, '20');
  await wait();
  expect(sheet.lineOf(1)).toMatchObject({ wanted: 3, stored: 0, refusal: 'Снят с продажи' });
  expect(sheet.lineOf(2)).toMatchObject({ wanted: 20, stored: 20, refusal: '' });
  expect(asked[1]).toEqual([{ id: 2, quantity: 20 }]);
  sheet.retry();
  await wait();
  expect(sheet.lineOf(1)).toMatchObject({ stored: 3, refusal: '' });
});

it('gives a refused quantity up on Escape', async () => {
  const { sheet, set } = startSheet(async () => {
    throw new Error('down');
  });
  set(masks, '20');
  await wait();
  expect(sheet.lineOf(2)?.refusal).not.toBe('');
  sheet.restore(2);
  expect(sheet.lineOf(2)).toMatchObject({ wanted: 10, refusal: '' });
});

it('takes what the list has read, but never over what is unsent', async () => {
  const { sheet, set } = startSheet(accept);
  set(gloves, '3');
  sheet.take([{ offerId: 1, inBasket: 0 }]);
  expect(sheet.lineOf(1)?.wanted).toBe(3);
  await wait();
  sheet.take([{ offerId: 1, inBasket: 7 }]);
  expect(sheet.lineOf(1)?.wanted).toBe(7);
});

it('sends what is unsent when the table is left, and says a failure that nobody sees', async () => {
  const { sheet, set, asked, unseen } = startSheet(async () => {
    throw new Error('down');
  });
  set(gloves, '3');
  sheet.leave();
  await jest.advanceTimersByTimeAsync(0);
  expect(asked).toHaveLength(1);
  expect(unseen).toHaveLength(1);
});

it('drops the answer to a basket that is somebody else’s by now', async () => {
  let finish = () => {};
  const { sheet, set } = startSheet(
    (lines) =>
      new Promise((done) => {
        finish = () => done(lines);
      }),
  );
  set(gloves, '3');
  await wait();
  sheet.reset();
  finish();
  await wait();
  expect(sheet.lineOf(1)).toBeUndefined();
});

it('keeps what is not in the basket yet as it stands in its field, and nothing else', async () => {
  const { sheet, set, kept } = startSheet(accept);
  sheet.type(gloves, '3');
  set(masks, 'много');
  expect([...kept]).toEqual([
    [1, '3'],
    [2, 'много'],
  ]);
  sheet.commit(gloves, 'Товар');
  expect(kept.get(1)).toBe('3');
  await wait();
  expect(kept.has(1)).toBe(false);
  sheet.restore(2);
  expect(kept.size).toBe(0);
  sheet.type(masks, '20');
  sheet.reset();
  expect([...kept]).toEqual([[2, '20']]);
});

it('goes on with what was kept, unless the basket has it or something newer stands there', async () => {
  const { sheet, set, asked, kept } = startSheet(accept);
  set(gloves, '4');
  expect(sheet.recover(gloves, 'Товар', '3')).toBe(false);
  expect(sheet.recover(masks, 'Товар', '12')).toBe(true);
  expect(sheet.lineOf(2)).toMatchObject({ wanted: 15, note: '12 → 15, кратно 5' });
  await wait();
  expect(asked).toEqual([
    [
      { id: 1, quantity: 4 },
      { id: 2, quantity: 15 },
    ],
  ]);
  const sent = { ...gloves, offerId: 3, inBasket: 7 };
  expect(sheet.recover(sent, 'Товар', '7')).toBe(false);
  expect(sheet.recover({ ...sent, offerId: 4 }, 'Товар', 'много')).toBe(true);
  expect(sheet.lineOf(4)).toMatchObject({ draft: 'много', problem: 'Введите число' });
  expect([...kept]).toEqual([[4, 'много']]);
});
