import { getDefaultStore } from 'jotai';
import type { ClipboardEvent } from 'react';
import { messagesAtom } from '../../core/toaster/toast.ts';
import { readFirstCell, readPastedBlock } from './read-pasted-block.ts';

function paste(text: string) {
  const preventDefault = jest.fn();
  const event = { clipboardData: { getData: () => text }, preventDefault } as unknown as ClipboardEvent;
  return { block: readPastedBlock(event), preventDefault };
}

it.each(['12\t240', '12\n240', '12\r\n240\r\n', '12\r240', '\t12', '12\u2028240', '12\v240'])(
  'takes the block %j out of the hands of the browser',
  (text) => {
    const { block, preventDefault } = paste(text);
    expect(block).toBe(text.trimEnd());
    expect(preventDefault).toHaveBeenCalled();
  },
);

it.each(['12', '12\n', '12\r\n', ' 12\t', '12 240', '1\u00a0200', '12,0', '', '\n', 'Перчатки, 12 шт'])(
  'leaves the single cell %j to the browser',
  (text) => {
    const { block, preventDefault } = paste(text);
    expect(block).toBeUndefined();
    expect(preventDefault).not.toHaveBeenCalled();
  },
);

it('takes the first cell for a field that stands alone, and says so', () => {
  expect(readFirstCell('\t12\n240')).toBe('12');
  expect(getDefaultStore().get(messagesAtom).at(-1)?.text).toBe('Вставлена только первая ячейка');
});
