import { parentPort } from 'node:worker_threads';
import type { PdfAnswer } from '../../../platform/pdf/pdf-thread.ts';
import type { IssuedDocument } from '../content/document-content.ts';
import { renderDocument } from './render-document.ts';

/** Renders documents off the main thread: one with a thousand lines takes a second. */
parentPort?.on('message', async (document: IssuedDocument) => {
  parentPort?.postMessage(await answer(document));
});

async function answer(document: IssuedDocument): Promise<PdfAnswer> {
  try {
    return { bytes: new Uint8Array(await renderDocument(document)) };
  } catch (error) {
    return { error };
  }
}
