import assert from 'node:assert/strict';
import { it } from 'node:test';
import { ArticleDirectory } from './article-directory.ts';

it('takes the one article that is written the very same where others only compare alike', async () => {
  const latin = { id: 1, productId: 1, article: 'KP-114', isSold: true };
  const sizes = [7, 8].map((size) => ({ id: size, productId: 2, article: `КР-114-${size}`, isSold: true }));
  const products = [
    { id: 1, article: 'KP-114', name: 'Круг' },
    { id: 2, article: 'КР-114', name: 'Краги' },
  ];
  const directory = await ArticleDirectory.of([[latin, ...sizes]], [products], [], async () => {});
  assert.deepEqual(directory.find(' kp-114'), { kind: 'offer', offerId: 1 });
  assert.equal(directory.find('КР-114').kind, 'ambiguous');
});
