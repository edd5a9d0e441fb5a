import path from 'node:path';
import { readOrCreateSecret } from './secret-file.ts';

/**
 * The salt of the Hash header (§7), stored in `<dataDir>/hash-salt` by the server that starts first. It
 * reaches every browser: it checks integrity and freshness of a request and never authenticates anybody.
 */
export async function loadHashSalt(dataDir: string): Promise<string> {
  return readOrCreateSecret(path.join(dataDir, 'hash-salt'));
}
