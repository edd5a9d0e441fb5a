import { createBasketClient } from './basket-client.ts';
import type { BasketDraft, BasketDrafts } from './basket-drafts.ts';
import { playServer } from './basket-server.builder.ts';
import { createQuantityFields } from './quantity-fields.ts';

const offerWith = (offerId: number, inBasket = 0) => ({
  ...{ offerId, inBasket, minOrderCount: 1, multiplicity: 5 },
  measure: { measureBase: 'шт', measureCustom: { name: 'упак', factor: 20 } },
});
const gloves = offerWith(1);
const masks = offerWith(2);

/** Fields over a basket that holds nothing, on a page that shows no basket. */
function open(kept: readonly BasketDraft[] = []) {
  const played = playServer([]);
  const texts = new Map<number, string>();
  const drafts = {
    write: () => undefined,
    setText: (offerId: number, text: string | undefined) =>
      void (text === undefined ? texts.delete(offerId) : texts.set(offerId, text)),
    take: () => kept,
    onLeave: () => undefined,
  } as unknown as BasketDrafts;
  const client = createBasketClient(played.server, { isShown: () => false });
  const fields = createQuantityFields(client, drafts);
  const set = (offer: typeof gloves, text: string) => {
    fields.type({ offer, text });
    fields.commit({ offer, name: 'Товар' });
  };
  const line = (offerId: number) => fields.lineOf({ offerId });
  const operations = () => played.requests.map(({ operation }) => operation);
  return { ...played, fields, set, line, texts, operations };
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('sends the quantities of all fields in one call, 300 ms after the last, and reads nothing after it', async () => {
  const { set, operations, reads } = open();
  set(gloves, '5');
  await pass(200);
  set(masks, '20');
  await pass(299);
  expect(operations()).toEqual([]);
  await pass(1000);
  const lines = [
    { offerId: 1, quantity: 5 },
    { offerId: 2, quantity: 20 },
  ];
  expect(operations()).toEqual([{ kind: 'set', lines }]);
  expect(reads).toEqual([]);
});

it.each([
  ['12', 15, '12 → 15, кратно 5'],
  ['20', 20, ''],
  ['', 0, ''],
  ['0', 0, ''],
  ['2 уп', 40, '2 упак → 40'],
  ['2упак.', 40, '2 упак → 40'],
  ['15 шт', 15, ''],
])('applies %p as %d and says what it did: %p', (typed, wanted, note) => {
  const { set, line, fields } = open();
  set(masks, typed);
  expect(line(2)).toMatchObject({ wanted, note, text: null });
  if (note) expect(fields.announcements({}).changed).toBe(`Товар: ${note}`);
});

it('keeps what is no quantity in the field and says why, until Escape', async () => {
  const { set, line, fields, operations, texts } = open();
  const held = offerWith(2, 10);
  set(held, 'много');
  expect(line(2)).toMatchObject({ text: 'много', wanted: 10, problem: 'Введите число' });
  expect([...texts]).toEqual([[2, 'много']]);
  await pass(1000);
  expect(operations()).toEqual([]);
  fields.restore({ offerId: 2 });
  expect(line(2)).toBeNull();
  expect(texts.size).toBe(0);
});

it('says what the basket has stored', async () => {
  const { set, fields } = open();
  set(masks, '20');
  await pass(400);
  expect(fields.announcements({}).stored).toBe('Товар: в\u00a0корзине 20');
  set(masks, '');
  await pass(400);
  expect(fields.announcements({}).stored).toBe('Товар: убрано из\u00a0корзины');
});

it('shows a refusal at the line the server names, keeps its quantity, and sends the others', async () => {
  const { set, line, gone, rows, fields } = open();
  fields.subscribe(() => undefined);
  gone.add(1);
  set(gloves, '5');
  set(masks, '20');
  await pass(1000);
  expect(line(1)).toMatchObject({ wanted: 5, stored: 0, refusal: 'Отказ' });
  expect(line(2)).toMatchObject({ wanted: 20, stored: 20, refusal: '' });
  gone.clear();
  fields.retry({});
  await pass(1000);
  expect(rows.get(1)?.quantity).toBe(5);
  expect(line(1)).toMatchObject({ stored: 5, refusal: '' });
});

it('gives a refused quantity up on Escape', async () => {
  const { set, line, gone, fields } = open();
  fields.subscribe(() => undefined);
  gone.add(2);
  set(masks, '20');
  await pass(1000);
  expect(line(2)?.refusal).not.toBe('');
  fields.restore({ offerId: 2 });
  expect(line(2)).toMatchObject({ wanted: 0, refusal: '' });
});

it('says that the connection is gone at what is not sent, and sends it at once on request', async () => {
  const { set, line, fates, rows, fields } = open();
  fates.push('never-arrives');
  set(masks, '20');
  await pass(400);
  expect(line(2)?.refusal).toMatch(/^Нет связи с сервером/);
  fields.retry({});
  await pass(10);
  expect(line(2)).toMatchObject({ stored: 20, refusal: '' });
  expect(rows.get(2)?.quantity).toBe(20);
});

it('goes by what the list has read, but never over what is unsent', async () => {
  const { set, line, fields } = open();
  set(gloves, '5');
  fields.noteRead({ offers: [{ offerId: 1, inBasket: 0 }] });
  expect(line(1)?.wanted).toBe(5);
  await pass(1000);
  fields.noteRead({ offers: [{ offerId: 1, inBasket: 10 }] });
  expect(line(1)).toBeNull();
});

it('fills many fields in one call, in place of what stands in them', async () => {
  const { fields, line, operations } = open();
  fields.type({ offer: gloves, text: '7' });
  const lines = [gloves, masks].map((offer) => ({ offer, name: 'Товар', quantity: 10 }));
  fields.fill({ lines });
  expect(line(1)).toMatchObject({ wanted: 10, text: null });
  await pass(1000);
  expect(operations()).toHaveLength(1);
});

it('goes on with what an earlier visit has left, unless the basket holds it or somebody has changed it', async () => {
  const { fields, line, operations } = open([
    [1, '7', []],
    [2, 'много', []],
    [3, '10', []],
    [4, '15', [5]],
  ]);
  const offers = [gloves, masks, offerWith(3, 10), offerWith(4, 20)].map((offer) => ({
    offer,
    name: 'Товар',
  }));
  expect(fields.recover({ offers })).toBe(2);
  expect(line(1)).toMatchObject({ wanted: 10, note: '7 → 10, кратно 5' });
  expect(line(2)).toMatchObject({ text: 'много', problem: 'Введите число' });
  await pass(1000);
  expect(operations()).toEqual([{ kind: 'set', lines: [{ offerId: 1, quantity: 10 }] }]);
});

it('sends what is unsent at once when the fields are left', async () => {
  const { set, fields, operations } = open();
  set(gloves, '5');
  fields.leave({});
  await pass(0);
  expect(operations()).toHaveLength(1);
});

it('answers the same line until something of it changes', () => {
  const { set, line } = open();
  set(gloves, '5');
  expect(line(1)).toBe(line(1));
});
