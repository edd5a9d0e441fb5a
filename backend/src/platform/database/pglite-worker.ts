import { readFileSync, writeFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import type { EmbeddedOptions, WorkerAnswer, WorkerRequest } from './pglite-pool.ts';

/** The embedded database runs off the main thread: a query in-process would freeze every other request. */
const { folder, dump } = workerData as EmbeddedOptions;
const pglite = await PGlite.create(folder ?? 'memory://', {
  ...(dump === undefined ? {} : { loadDataDir: new Blob([readFileSync(dump)]) }),
  // Segments of 16 MB would be most of what a database in memory takes, and of its dump.
  ...(folder === undefined && { initDbStartParams: ['--wal-segsize=1', '--set=wal_recycle=off'] }),
  parsers: { 20: Number, 1700: Number, 1082: String },
});
await pglite.exec("set time zone 'Europe/Moscow'");

parentPort?.on('message', async (request: WorkerRequest) => {
  try {
    const result = await serve(request);
    answer({ id: request.id, result });
  } catch (error) {
    const { message, ...fields } = error as Error & Record<string, unknown>;
    const plain = Object.fromEntries(Object.entries(fields).filter(([, value]) => typeof value === 'string'));
    answer({ id: request.id, error: { ...plain, message } });
  }
});
answer({ id: 0 });

async function serve(request: WorkerRequest) {
  switch (request.kind) {
    case 'query': {
      // A text without parameters may hold several statements, as with `pg`.
      const result =
        request.parameters.length === 0
          ? (await pglite.exec(request.sql)).at(-1)
          : await pglite.query(request.sql, [...request.parameters]);
      // Kysely looks at the command before it reads the row count.
      const command = /^\s*(\w+)/.exec(request.sql)?.[1]?.toUpperCase() ?? '';
      return { command, rowCount: result?.affectedRows ?? 0, rows: result?.rows ?? [] };
    }
    case 'listen':
      await pglite.listen(request.channel, (message) => answer({ channel: request.channel, message }));
      return undefined;
    case 'dump':
      writeFileSync(request.file, Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()));
      return undefined;
    case 'close':
      await pglite.close();
      return undefined;
  }
}

function answer(message: WorkerAnswer): void {
  parentPort?.postMessage(message);
}
