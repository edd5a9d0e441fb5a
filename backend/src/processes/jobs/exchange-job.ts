import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../platform/database/database.ts';
import { repeat } from '../../platform/jobs/repeat.ts';
import { removeFinishedFolders } from '../exchange/receiving/session-folder.ts';
import type { ExchangeWork } from '../exchange/work/exchange-work.ts';

/**
 * Takes up files of exchanges that another process has left, and those that a person has agreed to, and removes files
 * that nobody needs any more. Any number of servers may run it.
 */
export function startExchangeJob(
  work: ExchangeWork,
  dataDir: string,
  db: Db,
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
): () => Promise<void> {
  const stops = [
    repeat(async () => work.kick(), { everyMs: 5_000, failure: 'files of exchanges were not taken up', log }),
    repeat(() => removeFinishedFolders(db, dataDir), {
      everyMs: 3_600_000,
      failure: 'files of exchanges were not removed',
      log,
    }),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
