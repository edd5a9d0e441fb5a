import { buildTemplateRowWith } from '../../testing/template.builder.ts';
import { createTemplateEditor } from './template-editor.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const one = buildTemplateRowWith({ offerId: 1 });
const two = buildTemplateRowWith({ offerId: 2 });

/** An editor of two rows whose saves are answered by hand. */
function open() {
  const saves: { products: [number, number][]; answer: (failure?: Error) => Promise<void> }[] = [];
  const lost: (() => void)[] = [];
  const editor = createTemplateEditor([one, two], {
    save: (rows) =>
      new Promise((resolve, reject) => {
        saves.push({
          products: rows.map(({ offerId, quantity }) => [offerId, quantity]),
          answer: async (failure) => {
            if (failure) reject(failure);
            else resolve();
            await jest.advanceTimersByTimeAsync(0);
          },
        });
      }),
    onEdit: () => undefined,
    onLost: (_, retry) => lost.push(retry),
  });
  const shown = () =>
    editor.getSnapshot().rows.map(({ offerId, quantity, isRemoved }) => [offerId, isRemoved ? 0 : quantity]);
  return { editor, saves, lost, shown };
}

it('sends edits that follow each other once, and the next only after the answer', async () => {
  const { editor, saves } = open();
  editor.setQuantity(1, 11);
  editor.setQuantity(1, 12);
  await jest.advanceTimersByTimeAsync(300);
  editor.setQuantity(2, 20);
  await jest.advanceTimersByTimeAsync(1000);
  expect(saves.map(({ products }) => products)).toEqual([
    [
      [1, 12],
      [2, 10],
    ],
  ]);
  await saves[0]?.answer();
  expect(saves[1]?.products).toEqual([
    [1, 12],
    [2, 20],
  ]);
  await saves[1]?.answer();
  expect(editor.getSnapshot().saving).toBe('saved');
});

it('keeps what could not be saved, and sends it again', async () => {
  const { editor, saves, shown } = open();
  editor.setQuantity(1, 15);
  editor.flush();
  await saves[0]?.answer(new Error('Нет связи'));
  editor.noteRead([one, two]);
  expect([editor.getSnapshot().saving, shown()[0]]).toEqual(['failed', [1, 15]]);
  editor.flush();
  await saves[1]?.answer();
  expect([editor.isSaved(), shown()[0]]).toEqual([true, [1, 15]]);
});

it('keeps a removed row in its place to be returned, through a later reading too', async () => {
  const { editor, saves, shown } = open();
  editor.remove(1);
  editor.flush();
  expect(saves[0]?.products).toEqual([[2, 10]]);
  await saves[0]?.answer();
  editor.noteRead([two]);
  expect(shown()).toEqual([
    [1, 0],
    [2, 10],
  ]);
  editor.restore(1);
  editor.flush();
  expect(saves[1]?.products).toEqual([
    [1, 10],
    [2, 10],
  ]);
});

it('sums the quantities of an offer that is there already', () => {
  const { editor, shown } = open();
  expect(editor.add({ ...two, quantity: 5 })).toBe(15);
  expect(editor.add({ ...one, offerId: 3, quantity: 1 })).toBe(1);
  expect(shown()).toEqual([
    [1, 10],
    [2, 15],
    [3, 1],
  ]);
});

it('sends at once when the page is left, and does not lose a failure', async () => {
  const { editor, saves, lost } = open();
  editor.setQuantity(1, 11);
  editor.leave();
  expect(saves).toHaveLength(1);
  await saves[0]?.answer(new Error('Нет связи'));
  expect(lost).toHaveLength(1);
  lost[0]?.();
  expect(saves[1]?.products[0]).toEqual([1, 11]);
});

it('gives up what is not saved when it is reset, and drops the answer under way', async () => {
  const { editor, saves } = open();
  editor.setQuantity(1, 11);
  editor.flush();
  editor.setQuantity(1, 12);
  editor.reset();
  await saves[0]?.answer();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(saves).toHaveLength(1);
  expect([editor.isSaved(), editor.getSnapshot().saving]).toEqual([true, 'saved']);
});
