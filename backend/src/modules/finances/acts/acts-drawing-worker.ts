import { parentPort } from 'node:worker_threads';
import type { Drawn } from '../../../platform/pdf/drawing-thread.ts';
import type { NumberedAct } from './acts-content.ts';
import { drawAct } from './acts-pdf.ts';

/** Draws acts apart from the requests: one of ten thousand documents takes seconds. */
parentPort?.on('message', async (act: NumberedAct) => {
  parentPort?.postMessage(await answer(act));
});

async function answer(act: NumberedAct): Promise<Drawn> {
  try {
    return { bytes: new Uint8Array(await drawAct(act)) };
  } catch (error) {
    return { error };
  }
}
