import { exportFinances } from '@shop/contracts/finances/finances';
import type { CallInput } from '@shop/contracts/platform/call';
import { call } from '@shop/platform/http';

/** Prepares a section as XLSX and returns its single-use URL. */
export function issueExportUrl(
  section: CallInput<typeof exportFinances>['body'],
): Promise<{ readonly url: string }> {
  return call(exportFinances, { body: section });
}
