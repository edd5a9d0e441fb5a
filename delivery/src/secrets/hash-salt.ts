import path from 'node:path';
import { keptSecret } from './kept-secret.ts';

/**
 * The salt of the Hash header (§7), kept in `<dataDir>/hash-salt` and made there by whichever server starts first.
 * It reaches every browser: it checks integrity and freshness of a request and never authenticates anybody.
 */
export async function keptHashSalt(dataDir: string): Promise<string> {
  return keptSecret(path.join(dataDir, 'hash-salt'));
}
