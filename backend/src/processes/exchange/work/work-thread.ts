import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from '../../../platform/database/database.ts';
import { runExchangeFile } from './run-exchange-file.ts';
import { yieldToAnswers } from './yield-to-answers.ts';

/** The file that a thread works on, and where things are. */
export interface ThreadTask {
  readonly fileId: number;
  readonly databaseUrl: string;
  readonly folder: string;
  readonly mediaDir: string;
}

yieldToAnswers();

/** Reading and comparing a large catalogue takes minutes of processor time, which the answers to buyers do not wait for. */
const { fileId, databaseUrl, folder, mediaDir } = workerData as ThreadTask;
const database = await openDatabase({ databaseUrl, dataDir: '' });
try {
  const onProgress = (message: string) => parentPort?.postMessage(message);
  await runExchangeFile({ database, folder, mediaDir, onProgress }, fileId);
} finally {
  await database.close();
}
