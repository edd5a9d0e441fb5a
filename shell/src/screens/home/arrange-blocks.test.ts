import { arrangeBlocks, moveBlock, toControls } from './arrange-blocks.ts';

const tile = (code: string, name?: string) => ({ code, title: 'Раздел', name });
const control = (code: string, isShown = true) => ({ code, isShown });
const codes = (blocks: readonly { code: string }[]) => blocks.map(({ code }) => code).join(' ');

const tiles = [tile('balance', 'Баланс'), tile('orders', 'Заказы'), tile('news')];

it.each([
  ['no choice: the order of the areas', [], 'balance orders news'],
  ['the user’s order', [control('news'), control('orders'), control('balance')], 'news orders balance'],
  ['new tiles after those that are known', [control('news')], 'news balance orders'],
  ['a code that no area brings', [control('gone'), control('orders')], 'orders balance news'],
  ['a code named twice', [control('news'), control('news', false)], 'news balance orders'],
])('arranges by %s', (_, controls, expected) => {
  expect(codes(arrangeBlocks(tiles, controls))).toBe(expected);
});

it('hides what the user has hidden, shows what is new, and names tiles by themselves or their area', () => {
  expect(arrangeBlocks(tiles, [control('orders', false)])).toEqual([
    { code: 'orders', title: 'Заказы', isShown: false },
    { code: 'balance', title: 'Баланс', isShown: true },
    { code: 'news', title: 'Раздел', isShown: true },
  ]);
});

it('keeps what no area brings where it was', () => {
  const before = [control('gone', false), control('news'), control('balance')];
  const blocks = moveBlock(arrangeBlocks(tiles, before), 'news', 1);
  expect(toControls(blocks, before)).toEqual([
    control('gone', false),
    control('balance'),
    control('news'),
    control('orders'),
  ]);
});

it('moves a block by one place and not past the ends', () => {
  const blocks = arrangeBlocks(tiles, []);
  expect(codes(moveBlock(blocks, 'orders', -1))).toBe('orders balance news');
  expect(codes(moveBlock(blocks, 'orders', 1))).toBe('balance news orders');
  expect(moveBlock(blocks, 'balance', -1)).toBe(blocks);
  expect(moveBlock(blocks, 'news', 1)).toBe(blocks);
});
