import { getUserToken } from '@shop/contracts/account/acting';
import type { TestApp } from '../../test-app.ts';
import { TestClient } from '../../test-client.ts';

/** Another token in the browser of a client. */
export function inBrowserOf(app: TestApp, { sid }: TestClient, token: string | undefined): TestClient {
  return Object.assign(new TestClient(app.app, app.services.settings.hashSalt), { token, sid });
}

/** The client of a user for whom another acts, by default at the user's current company. */
export async function actFor(
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
