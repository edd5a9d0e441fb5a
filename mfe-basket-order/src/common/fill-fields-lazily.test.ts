import { CHUNK_FAILED } from '@shop/kit/page/chunk-failed-message';
import { messagesAtom } from '@shop/ui/core/toast';
import { getDefaultStore } from 'jotai';
import { fillFieldsLazily } from './fill-fields-lazily.ts';

jest.mock('@shop/ui/parts/fill-fields', () => {
  throw new Error('Loading chunk pasting failed');
});

it('says that a block was not pasted because its code did not load', async () => {
  const fill = jest.fn();
  const grid = [[1, 2]];
  await fillFieldsLazily('12\n24', 1, {
    grid,
    nameOf: String,
    read: (_, cell) => ({ quantity: Number(cell) }),
    quantityOf: () => 1,
    fill,
  });
  expect(getDefaultStore().get(messagesAtom).at(-1)?.text).toBe(CHUNK_FAILED);
  expect(fill).not.toHaveBeenCalled();
});
