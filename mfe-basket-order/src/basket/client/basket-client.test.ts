import { ApiRefusal, NoAnswer } from '@shop/platform/http';
import { buildRowWith } from '../state/basket.builder.ts';
import { wantedQuantity } from '../state/basket-state.ts';
import { type BasketClient, createBasketClient } from './basket-client.ts';
import { playServer } from './basket-server.builder.ts';

const linesOf = (store: BasketClient) => store.getSnapshot().basket.lines;
const lineOf = (store: BasketClient, offerId: number) =>
  linesOf(store).find((line) => line.offerId === offerId);
const onServer = (rows: ReadonlyMap<number, { quantity: number }>) =>
  Object.fromEntries([...rows].map(([offerId, { quantity }]) => [offerId, quantity]));
/** The rule of every offer that the played server sells. */
const fives = { minOrderCount: 1, multiplicity: 5 };
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

async function openBasket(quantities: readonly number[]) {
  const played = playServer(quantities);
  const store = createBasketClient(played.server);
  void store.refresh();
  await pass(20);
  played.reads.length = 0;
  const set = (offerId: number, quantity: number) =>
    store.dispatch({ type: 'quantity-set', offerId, quantity });
  return { ...played, store, set, operations: () => played.requests.map(({ operation }) => operation) };
}

it('sends a quantity once, 300 ms after the last of many edits (§4.44, §9.18)', async () => {
  const { set, operations } = await openBasket([10]);
  for (const quantity of [15, 20, 25, 30]) {
    set(1, quantity);
    await pass(200);
  }
  expect(operations()).toEqual([]);
  await pass(100);
  expect(operations()).toEqual([{ kind: 'update', offerId: 1, rowId: 11, quantity: 30 }]);
});

it('sends the quantities of several rows in one request', async () => {
  const { set, operations } = await openBasket([10, 10, 10]);
  set(1, 15);
  await pass(100);
  set(3, 25);
  await pass(300);
  const lines = [
    { offerId: 1, quantity: 15 },
    { offerId: 3, quantity: 25 },
  ];
  expect(operations()).toEqual([{ kind: 'set', lines }]);
});

it('makes 50 rapid edits on 500 rows one request, and of slower ones none sooner than 300 ms after another', async () => {
  const { store, set, rows, requests, reads } = await openBasket(Array.from({ length: 500 }, () => 10));
  for (let edit = 0; edit < 50; edit += 1) {
    set(edit * 10 + 1, 20 + edit * 5);
    store.hurry();
    await pass(edit < 25 ? 20 : 170);
  }
  await pass(1000);
  const times = requests.map(({ at }) => at);
  const gaps = times.slice(1).map((at, index) => at - times[index]!);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(300);
  expect(onServer(rows)).toEqual(
    Object.fromEntries(linesOf(store).map((line) => [line.offerId, wantedQuantity(line)])),
  );
  expect(reads).not.toContain('everything');

  const sentBefore = requests.length;
  for (let edit = 0; edit < 50; edit += 1) {
    set(edit * 10 + 2, 100);
    await pass(20);
  }
  await pass(1000);
  expect(requests.length - sentBefore).toBe(1);
});

it('leaves the pace when the page is being left', async () => {
  const { store, set, operations } = await openBasket([10, 10, 10]);
  store.dispatch({ type: 'deleted', offerIds: [3] });
  await pass(10);
  store.dispatch({ type: 'deleted', offerIds: [2] });
  set(1, 15);
  await pass(10);
  expect(operations()).toHaveLength(1);
  store.leave();
  await pass(1);
  expect(operations().map(({ kind }) => kind)).toEqual(['remove', 'remove', 'update']);
});

it('reads the summary and the rows concerned afterwards, not the whole basket (§4.45)', async () => {
  const { store, set, reads } = await openBasket([10, 10, 10]);
  set(2, 25);
  await pass(500);
  expect(reads).toEqual([[2]]);
  store.dispatch({ type: 'deleted', offerIds: [1] });
  await pass(500);
  expect(reads).toEqual([[2], []]);
  expect(store.getSnapshot().basket.terms?.summary.rowCount).toBe(2);
});

it('reads what a colleague has changed, and says by name who it was', async () => {
  const { store, put, reads } = await openBasket([10, 10]);
  put(2, 20, 'Иван Петров');
  store.scheduleRead([2]);
  await pass(200);
  expect(reads).toEqual([[2]]);
  expect(lineOf(store, 2)).toMatchObject({ quantity: 20, note: 'Изменено (Иван Петров): 10 → 20' });
});

it('reads everything when a colleague has added or taken out rows', async () => {
  const { store, put, take, reads } = await openBasket([10, 10]);
  put(3, 5);
  take([1]);
  store.scheduleRead([1, 3]);
  await pass(300);
  expect(reads).toEqual([[1, 3], 'everything']);
  expect(lineOf(store, 3)).toMatchObject({ quantity: 5, isDeleted: false });
  expect(lineOf(store, 1)).toMatchObject({ isDeleted: true, isRemembered: true });
});

it('marks the row alone that the server names, and sends the others', async () => {
  const { store, set, gone, rows } = await openBasket([10, 10, 10]);
  gone.add(2);
  for (const offerId of [1, 2, 3]) set(offerId, 50);
  await pass(1000);
  expect(onServer(rows)).toEqual({ 1: 50, 2: 10, 3: 50 });
  expect(lineOf(store, 2)).toMatchObject({ problem: 'Отказ', quantity: 50 });
  expect(lineOf(store, 1)).toMatchObject({ problem: null });
});

it('finds the one of many returned rows that is not sold any more, and returns the others', async () => {
  const { store, gone, rows } = await openBasket([10, 10, 10, 10, 10]);
  store.dispatch({ type: 'cleared' });
  await pass(400);
  gone.add(4);
  store.dispatch({ type: 'removal-undone' });
  await pass(5000);
  expect(onServer(rows)).toEqual({ 1: 10, 2: 10, 3: 10, 5: 10 });
  expect(
    linesOf(store)
      .filter(({ problem }) => problem)
      .map(({ offerId }) => offerId),
  ).toEqual([4]);
});

it('loses nothing in 30 s without a connection, and sends it in order afterwards', async () => {
  const { store, set, fates, rows, operations } = await openBasket([10, 10, 10]);
  fates.push(...Array.from({ length: 6 }, () => 'never-arrives' as const));
  set(1, 20);
  await pass(1000);
  expect(store.getSnapshot().basket.isUnreachable).toBe(true);
  set(2, 30);
  await pass(10_000);
  store.dispatch({ type: 'deleted', offerIds: [3] });
  set(1, 25);
  await pass(19_000);
  expect(onServer(rows)).toEqual({ 1: 10, 2: 10, 3: 10 });
  fates.length = 0;
  store.resend();
  await pass(2000);
  expect(onServer(rows)).toEqual({ 1: 25, 2: 30 });
  expect(operations().slice(-3)).toMatchObject([
    { kind: 'update', quantity: 20 },
    { kind: 'remove', offerIds: [3] },
    { kind: 'set' },
  ]);
});

it('repeats what got no answer until it does, and does it once', async () => {
  const { store, rows, fates, requests } = await openBasket([10]);
  store.dispatch({ type: 'deleted', offerIds: [1] });
  await pass(1000);
  fates.push('answer-is-lost', 'never-arrives', 'answer-is-lost');
  store.dispatch({ type: 'returned', offerIds: [1] });
  await pass(0);
  expect(store.getSnapshot().basket.isUnreachable).toBe(true);
  await pass(20_000);
  expect(requests).toHaveLength(5);
  expect(onServer(rows)).toEqual({ 1: 10 });
  expect(store.getSnapshot().basket.isUnreachable).toBe(false);
});

it('repeats under its key what got a broken answer, so that nothing is added twice', async () => {
  const { server, fates, rows, requests } = playServer([]);
  const store = createBasketClient(server);
  fates.push('answer-is-broken');
  store.edit([{ offerId: 1, rule: fives, inBasket: 0, quantity: 5, isReplaced: false }], 'hurry');
  await pass(5000);
  expect(requests).toHaveLength(2);
  expect(onServer(rows)).toEqual({ 1: 5 });
  expect(store.getSnapshot().basket).toMatchObject({ isUnreachable: false, lines: [{ problem: null }] });
});

it('goes on adding to what a colleague has put there while the first addition was under way', async () => {
  const { server, rows, put } = playServer([]);
  const store = createBasketClient(server, { isShown: () => false });
  const press = (quantity: number) =>
    store.edit([{ offerId: 1, rule: fives, inBasket: 0, quantity, isReplaced: false }], 'hurry');
  put(1, 20, 'Иван Петров');
  press(5);
  press(10);
  await pass(1000);
  expect(onServer(rows)).toEqual({ 1: 30 });
  expect(store.getSnapshot().basket.offers).toMatchObject([{ quantity: 30, note: '10 → 30' }]);
});

it('tries again at once when the network is back', async () => {
  const { store, fates, requests } = await openBasket([10]);
  fates.push('never-arrives');
  store.dispatch({ type: 'deleted', offerIds: [1] });
  await pass(10);
  store.resend();
  await pass(10);
  expect(requests).toHaveLength(2);
  expect(store.getSnapshot().basket.isUnreachable).toBe(false);
});

it('says before leaving whether everything was sent', async () => {
  const { store, set, fates } = await openBasket([10]);
  set(1, 20);
  const sent = store.settle();
  await pass(10);
  await expect(sent).resolves.toBe(true);
  fates.push('refuses');
  set(1, 25);
  const refused = store.settle();
  await pass(10);
  await expect(refused).resolves.toBe(false);
});

it('says before leaving that a row was gone and the basket could not be read again', async () => {
  const { server, take } = playServer([10]);
  let isReadable = true;
  const load = () => (isReadable ? server.load() : Promise.reject(new NoAnswer(null)));
  const store = createBasketClient({ ...server, load });
  void store.refresh();
  await pass(20);
  take([1]);
  isReadable = false;
  store.dispatch({ type: 'quantity-set', offerId: 1, quantity: 25 });
  const sent = store.settle();
  await pass(10);
  await expect(sent).resolves.toBe(false);
});

it('says before leaving that the basket has become another one meanwhile', async () => {
  const { store, set } = await openBasket([10]);
  set(1, 20);
  const sent = store.settle();
  store.reset();
  await expect(sent).resolves.toBe(false);
});

it('shows after a reload what was taken out before, and returns it all with its quantities', async () => {
  const { server, store, rows, removed } = await openBasket([10, 25, 5]);
  store.dispatch({ type: 'deleted', offerIds: [1] });
  await pass(400);
  store.dispatch({ type: 'deleted', offerIds: [2, 3] });
  await pass(400);
  const reloaded = createBasketClient(server);
  void reloaded.refresh();
  await pass(100);
  expect(linesOf(reloaded).map(({ isDeleted }) => isDeleted)).toEqual([true, true, true]);
  expect(reloaded.getSnapshot().basket.takenOut).toEqual([2, 3]);
  reloaded.dispatch({ type: 'removal-undone' });
  await pass(400);
  expect(onServer(rows)).toEqual({ 2: 25, 3: 5 });
  expect([...removed.keys()]).toEqual([1]);
});

it('hides deleted rows for everybody, and shows them again on request', async () => {
  const { store, removed } = await openBasket([10, 10]);
  store.dispatch({ type: 'deleted', offerIds: [1] });
  await pass(400);
  store.dispatch({ type: 'hidden', offerIds: [1] });
  await pass(400);
  expect(removed.size).toBe(0);
  expect(lineOf(store, 1)).toMatchObject({ hidden: 'told' });
  store.dispatch({ type: 'shown', offerIds: [1] });
  void store.refresh();
  await pass(400);
  expect(lineOf(store, 1)).toMatchObject({ hidden: null, isDeleted: true, quantity: 10 });
});

it('brings back what is left of a removal of which a colleague has hidden some', async () => {
  const { store, rows, removed } = await openBasket([10, 25]);
  store.dispatch({ type: 'cleared' });
  await pass(400);
  await Promise.all([store.refresh(), pass(50)]);
  removed.delete(1);
  await Promise.all([store.refresh(), pass(50)]);
  expect(linesOf(store).map(({ offerId }) => offerId)).toEqual([2]);
  store.dispatch({ type: 'removal-undone' });
  await pass(400);
  expect(onServer(rows)).toEqual({ 2: 25 });
  expect(store.getSnapshot().basket.problem).toBeNull();
});

it('changes the variant: takes the old one out, adds the chosen one with the quantity, reads the basket (§4.47)', async () => {
  const { store, rows, reads, operations } = await openBasket([10, 20]);
  store.dispatch({ type: 'variant-chosen', offerId: 1, row: buildRowWith({ offerId: 7 }) });
  expect(linesOf(store).map(({ offerId }) => offerId)).toEqual([1, 7, 2]);
  await pass(1000);
  expect(operations().map(({ kind }) => kind)).toEqual(['remove', 'add']);
  expect(onServer(rows)).toEqual({ 2: 20, 7: 10 });
  expect(reads).toEqual(['everything']);
});

it('drops the answers of a basket that was reset', async () => {
  const { store } = await openBasket([10]);
  store.dispatch({ type: 'deleted', offerIds: [1] });
  store.reset();
  await pass(1000);
  expect(linesOf(store)).toEqual([]);
});

it('adds a list in one request after what is unsent, and answers what became of it', async () => {
  const { store, set, rows, operations } = await openBasket([10]);
  set(1, 20);
  const added = store.addList([
    { offerId: 2, quantity: 5 },
    { offerId: 3, quantity: 7 },
  ]);
  await pass(1000);
  await added;
  expect(operations().map(({ kind }) => kind)).toEqual(['update', 'add-list']);
  expect(onServer(rows)).toEqual({ 1: 20, 2: 5, 3: 10 });
  expect(lineOf(store, 3)).toMatchObject({ quantity: 10, problem: null });
});

it('keeps what a list has added when the quantity is raised while the list is on its way', async () => {
  const { server, rows } = playServer([10]);
  const store = createBasketClient(server, { isShown: () => false });
  const press = (offerId: number, inBasket: number, quantity: number, isReplaced = false) =>
    store.edit([{ offerId, rule: fives, inBasket, quantity, isReplaced }], 'hurry');
  const added = store.addList([1, 2, 3].map((offerId) => ({ offerId, quantity: 20 })));
  press(1, 10, 15);
  press(2, 0, 5);
  // A number that was typed into a field is meant as it stands.
  press(3, 0, 5, true);
  await pass(1000);
  await added;
  expect(onServer(rows)).toEqual({ 1: 35, 2: 25, 3: 5 });
  expect(store.getSnapshot().basket.offers).toMatchObject([
    { offerId: 1, quantity: 35, note: '15 → 35' },
    { offerId: 2, quantity: 25, note: '5 → 25' },
    { offerId: 3, quantity: 5 },
  ]);
});

it('adds a list to a row that is raised on the basket page meanwhile, and none to a row that is deleted there', async () => {
  const { store, set, rows } = await openBasket([10, 10]);
  const added = store.addList([1, 2].map((offerId) => ({ offerId, quantity: 20 })));
  set(1, 15);
  store.dispatch({ type: 'deleted', offerIds: [2] });
  await pass(1000);
  await added;
  expect(onServer(rows)).toEqual({ 1: 35 });
  expect(lineOf(store, 1)).toMatchObject({ quantity: 35, note: '15 → 35' });
});

it('sends the same list under the same key after a lost answer, so that it is added once', async () => {
  const { store, fates, rows, requests } = await openBasket([]);
  const list = [{ offerId: 1, quantity: 5 }];
  fates.push('answer-is-lost');
  const lost = store.addList(list).catch((error: unknown) => error);
  await pass(1000);
  expect(await lost).toBeInstanceOf(NoAnswer);
  expect(requests).toHaveLength(1);
  const again = store.addList(list);
  await pass(1000);
  await again;
  expect(onServer(rows)).toEqual({ 1: 5 });
});

it('tells the caller of a refused list, and no line', async () => {
  const { store, fates } = await openBasket([10]);
  fates.push('refuses');
  const refused = store.addList([{ offerId: 1, quantity: 5 }]).catch((error: unknown) => error);
  await pass(1000);
  expect(await refused).toBeInstanceOf(ApiRefusal);
  expect(lineOf(store, 1)).toMatchObject({ quantity: 10, problem: null });
});

it('does not read the basket again and again while a write without an answer is repeated', async () => {
  const { server, fates, reads } = playServer([10]);
  const store = createBasketClient(server);
  fates.push(...Array.from({ length: 9 }, () => 'never-arrives' as const));
  store.edit(
    [
      {
        offerId: 2,
        rule: { minOrderCount: 1, multiplicity: 5 },
        inBasket: 0,
        quantity: 5,
        isReplaced: false,
      },
    ],
    'hurry',
  );
  await pass(10);
  void store.refresh();
  await pass(5000);
  expect(reads).toEqual(['everything']);
  fates.length = 0;
  store.resend();
  await pass(1000);
  expect(reads).toEqual(['everything', 'everything']);
  expect(store.getSnapshot().reading.isPending).toBe(false);
});
