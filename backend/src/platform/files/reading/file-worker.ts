import { parentPort } from 'node:worker_threads';
import type { ReadAnswer, ReadTask } from './file-reader.ts';
import { readFile } from './read-file.ts';
import { type CellKind, Unreadable } from './sheet.ts';
import { broken } from './unpack.ts';

/** Reads files apart from the requests, so that any file costs only this thread's time and memory. */
parentPort?.on('message', async ({ bytes, cells }: ReadTask) => {
  parentPort?.postMessage(await answer(Buffer.from(bytes.buffer), cells));
});

async function answer(bytes: Buffer, cells: CellKind): Promise<ReadAnswer> {
  try {
    return { sheets: await readFile(bytes, cells) };
  } catch (error) {
    // An error that the library did not expect means a damaged file too.
    return { refusal: error instanceof Unreadable ? error.message : broken().message };
  }
}
