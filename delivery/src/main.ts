import { keptHashSalt } from './hash-salt.ts';
import { createOrigin } from './origin.ts';
import { FileReleaseStore } from './releases/file-store.ts';
import { readSettings } from './settings.ts';
import { explain } from './startup-errors.ts';

try {
  const settings = readSettings();
  const store = await FileReleaseStore.open(settings.releasesDir);
  const hashSalt = settings.hashSalt ?? (await keptHashSalt(settings.dataDir));
  const app = await createOrigin({ ...settings, hashSalt }, store);
  await app.listen({ port: settings.port, host: settings.host });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(app));
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}

async function stop(app: Awaited<ReturnType<typeof createOrigin>>): Promise<void> {
  try {
    await app.drain();
  } catch (error) {
    console.error(explain(error));
    process.exitCode = 1;
  }
}
