import { RequestRefused } from './request-refused.ts';
import { runApart } from './run-apart.ts';
import type { VerifyJob } from './verify-process.ts';

const TIMEOUT_MS = 600_000;
let isRunning = false;

/**
 * Looks through the store in a process of its own, one at a time: every kept file is read and unpacked. Throws
 * `RequestRefused` while another runs, and `ApartFailed`.
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
