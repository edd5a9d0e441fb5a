import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  buildInvoiceWith,
  buildLineWith,
  buildUpdWith,
} from '../../../../testing/builders/documents/documents.builder.ts';
import { countPages } from '../../../../testing/pdf-text.ts';
import { documentThread } from './document-thread.ts';

const thread = documentThread();
after(() => thread.close());

test('others are served while a document of a thousand lines is drawn', async () => {
  const lines = Array.from({ length: 1000 }, (_, index) => buildLineWith({ name: `Перчатки ${index}` }));
  let isDrawn = false;
  const drawing = thread.draw(buildUpdWith(lines)).finally(() => {
    isDrawn = true;
  });
  let turns = 0;
  while (!isDrawn) {
    await nextTurn();
    turns += 1;
  }
  assert.ok((await countPages(await drawing)) > 10);
  assert.ok(turns > 100, `${turns} turns`);
});

test('documents asked for together are all drawn; one that cannot be is told to who asked and harms nobody', async () => {
  const broken = buildInvoiceWith([buildLineWith()], { totalKopecks: -1 });
  const [first, second, third] = await Promise.allSettled([
    thread.draw(buildInvoiceWith([buildLineWith()])),
    thread.draw(broken),
    thread.draw(buildUpdWith([buildLineWith()])),
  ]);
  assert.deepEqual([first.status, second.status, third.status], ['fulfilled', 'rejected', 'fulfilled']);
});
