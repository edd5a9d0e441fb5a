import { createOrigin } from './origin.ts';
import { openStore } from './releases/store/open-store.ts';
import type { ReleaseStore } from './releases/store/store.ts';
import { loadHashSalt } from './secrets/hash-salt.ts';
import { readSettings } from './settings.ts';
import { explain } from './startup-errors.ts';

try {
  const settings = readSettings();
  const store = await openStore(settings);
  const hashSalt = settings.hashSalt ?? (await loadHashSalt(settings.dataDir));
  const app = await createOrigin({ ...settings, hashSalt }, store);
  if (settings.hasDemoUsers) app.log.warn('Anybody can log in: the password of the demo accounts is public');
  // Registered before it listens, since a signal may come as soon as it has logged that it does.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(app, store));
  await app.listen({ port: settings.port, host: settings.host });
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}

async function stop(app: Awaited<ReturnType<typeof createOrigin>>, store: ReleaseStore): Promise<void> {
  try {
    await app.drain();
    await store.close();
  } catch (error) {
    console.error(explain(error));
    process.exitCode = 1;
  }
}
