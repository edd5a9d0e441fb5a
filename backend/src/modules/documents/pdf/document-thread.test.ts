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

test('other requests are served while a document of a thousand lines is rendered', async () => {
  const lines = Array.from({ length: 1000 }, (_, index) => buildLineWith({ name: `Перчатки ${index}` }));
  let isDrawn = false;
  const drawing = thread.render(buildUpdWith(lines)).finally(() => {
    isDrawn = true;
  });
  let ticks = 0;
  while (!isDrawn) {
    await nextTurn();
    ticks += 1;
  }
  assert.ok((await countPages(await drawing)) > 10);
  assert.ok(ticks > 100, `${ticks} ticks`);
});

test('concurrent documents are all rendered; a failure affects only its own request', async () => {
  const broken = buildInvoiceWith([buildLineWith()], { totalKopecks: -1 });
  const [first, second, third] = await Promise.allSettled([
    thread.render(buildInvoiceWith([buildLineWith()])),
    thread.render(broken),
    thread.render(buildUpdWith([buildLineWith()])),
  ]);
  assert.deepEqual([first.status, second.status, third.status], ['fulfilled', 'rejected', 'fulfilled']);
});
