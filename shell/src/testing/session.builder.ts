import type { Right, Role, StaffRight } from '@shop/contracts/account/permissions';
import type { Session } from '@shop/platform/session';

/** A session of a user with this role, these rights at the current counterparty, and these in the office. */
export function buildSessionOf(role: Role, scope: Right[] = [], staffRights: StaffRight[] = []): Session {
  const user = {
    id: 1,
    login: 'buyer@demo.example',
    name: 'Анна',
    role,
    scope,
    staffRights,
    actedBy: null,
  };
  return { status: 'in', user, expiresAt: '2099-01-01T00:00:00.000Z' };
}
