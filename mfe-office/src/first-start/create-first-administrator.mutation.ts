import { createFirstAdministrator } from '@shop/contracts/office/first-start';
import type { CallInput } from '@shop/contracts/platform/call';
import { call } from '@shop/platform/http';
import { history } from '@shop/platform/router';
import { beginSession } from '@shop/platform/session';

/** Creates the first administrator, logs in and opens the office. Rejects as the calls do. */
export async function beginAsAdministrator(
  administrator: CallInput<typeof createFirstAdministrator>['body'],
): Promise<void> {
  await beginSession(await call(createFirstAdministrator, { body: administrator }));
  // The used key leaves the address.
  history.replace('/office/');
}
