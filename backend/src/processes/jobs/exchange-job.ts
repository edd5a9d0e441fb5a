import type { FastifyBaseLogger } from 'fastify';
import { alertLateStreams } from '../../modules/exchange/exchange.api.ts';
import type { Db } from '../../platform/database/database.ts';
import { transact } from '../../platform/database/transact.ts';
import { repeat } from '../../platform/jobs/repeat.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { removeFinishedFolders } from '../exchange/receiving/session-folder.ts';
import type { ExchangeWork } from '../exchange/work/exchange-work.ts';

/**
 * Takes up files of exchanges that another process has left, and those that a person has agreed to, and removes files
 * that nobody needs any more. Any number of servers may run it.
 */
export function startExchangeJob(
  work: ExchangeWork,
  db: Db,
  { dataDir, publicUrl }: Pick<Settings, 'dataDir' | 'publicUrl'>,
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
): () => Promise<void> {
  const stops = [
    repeat(async () => work.kick(), { everyMs: 5_000, failure: 'files of exchanges were not taken up', log }),
    repeat(
      async () => {
        const late = await transact(db, (tx) => alertLateStreams(tx, publicUrl));
        if (late.length > 0) log.info({ late }, 'the exchange is late');
      },
      { everyMs: 300_000, failure: 'staff were not told of a late exchange', log },
    ),
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
