import { RequestRefused } from './request-refused.ts';
import { runApart } from './run-apart.ts';
import type { VerifyJob } from './verify-process.ts';

const TIMEOUT_MS = 600_000;
let isRunning = false;

/**
 * Verifies the store in a separate process, one at a time, since every file is read and decompressed. Throws
 * `RequestRefused` while another run is under way, and `ApartFailed`.
 */
export async function verifyApart(job: VerifyJob): Promise<readonly string[]> {
  if (isRunning)
    throw new RequestRefused('busy', 'The releases are being verified already; ask again when that is done');
  isRunning = true;
  try {
    return await runApart('verify-process.ts', job, TIMEOUT_MS);
  } finally {
    isRunning = false;
  }
}
