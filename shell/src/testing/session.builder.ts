import type { Right, Role } from '@shop/contracts/account/permissions';
import type { Session } from '@shop/platform/session';

/** A session of a user with this role and these rights at the current counterparty. */
export function buildSessionOf(role: Role, scope: Right[] = []): Session {
  const user = { id: 1, login: 'buyer@demo.example', name: 'Анна', role, scope, actedBy: null };
  return { status: 'in', user, expiresAt: '2099-01-01T00:00:00.000Z' };
}
