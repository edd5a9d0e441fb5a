import { parentPort } from 'node:worker_threads';
import type { Drawn } from '../../../platform/pdf/drawing-thread.ts';
import type { Issued } from '../papers/document-content.ts';
import { drawDocument } from './draw-document.ts';

/** Draws documents apart from the requests: one of a thousand lines takes a second. */
parentPort?.on('message', async (document: Issued) => {
  parentPort?.postMessage(await answer(document));
});

async function answer(document: Issued): Promise<Drawn> {
  try {
    return { bytes: new Uint8Array(await drawDocument(document)) };
  } catch (error) {
    return { error };
  }
}
