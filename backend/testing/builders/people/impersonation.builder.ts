import { getUserToken } from '@shop/contracts/account/impersonation';
import type { TestApp } from '../../test-app.ts';
import { TestClient } from '../../test-client.ts';

/** A client with another token in the same browser. */
export function inBrowserOf(app: TestApp, { sid }: TestClient, token: string | undefined): TestClient {
  return Object.assign(new TestClient(app.app, app.services.settings.hashSalt), { token, sid });
}

/** A client that impersonates a user, by default at the user's current company. */
export async function impersonate(
  app: TestApp,
  agent: TestClient,
  login: string,
  counterpartyId?: number,
): Promise<TestClient> {
  const user = await app.db
    .selectFrom('users')
    .select(['id', 'current_counterparty_id as current'])
    .where('login', '=', login)
    .executeTakeFirstOrThrow();
  const body = { userId: user.id, contragent: counterpartyId ?? user.current ?? 0 };
  const { token } = await agent.call(getUserToken, { body });
  return inBrowserOf(app, agent, token);
}
