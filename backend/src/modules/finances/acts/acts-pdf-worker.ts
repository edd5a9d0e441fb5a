import { parentPort } from 'node:worker_threads';
import type { PdfAnswer } from '../../../platform/pdf/pdf-thread.ts';
import type { NumberedAct } from './acts-content.ts';
import { renderAct } from './acts-pdf.ts';

/** Renders acts off the main thread: one with ten thousand documents takes seconds. */
parentPort?.on('message', async (act: NumberedAct) => {
  parentPort?.postMessage(await answer(act));
});

async function answer(act: NumberedAct): Promise<PdfAnswer> {
  try {
    return { bytes: new Uint8Array(await renderAct(act)) };
  } catch (error) {
    return { error };
  }
}
