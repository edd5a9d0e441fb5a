import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { allRights } from '@shop/contracts/account/permissions';
import { AUTH_COOKIE_MAX_AGE_S } from '@shop/domain/constants';
import { type SqlBool, sql } from 'kysely';
import type { ActingUser } from '../../actor/acting-user.ts';
import type { Db } from '../../database/database.ts';

/** What of a secret is stored: tokens are long and random, so a plain SHA-256 is enough. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** The CSRF token of a browser's session; it tells nothing of the sid it is made from. */
export function csrfTokenOf(sid: string): string {
  return createHmac('sha256', sid).update('csrf').digest('base64url');
}

/** Read along with every session: so it holds at once, in every replica, and costs no statement of its own. */
const isWorksOn = sql<boolean>`coalesce((select value ->> 'isOn' from settings where name = 'technical-works'), '') = 'true'`;

/**
 * The session's user, or null: unknown token, another browser's (`sid` does not belong to it), ended, 24 hours old,
 * or 1440 s without a session check (§4). Whoever acts for the user is asked for again every time: a session of acting
 * opens nothing once its parent has ended, or once either of the two has lost what it takes (decision 060).
 */
export async function findActor(
  db: Db,
  token: string | undefined,
  sid: string | undefined,
): Promise<ActingUser | null> {
  if (token === undefined || token.length > 200) return null;
  const lastCheck = new Date(Date.now() - AUTH_COOKIE_MAX_AGE_S * 1000);
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('users as agent', 'agent.id', 'sessions.acted_by')
    .leftJoin('sessions as parent', 'parent.id', 'sessions.parent_id')
    .leftJoin('counterparty_users as membership', (join) =>
      join
        .onRef('membership.user_id', '=', 'users.id')
        .on(
          'membership.counterparty_id',
          '=',
          sql`coalesce(sessions.counterparty_id, users.current_counterparty_id)`,
        ),
    )
    .leftJoin('counterparties as company', (join) =>
      join.onRef('company.id', '=', 'membership.counterparty_id').on('company.active', '=', true),
    )
    .select([
      'sessions.id as sessionId',
      'sessions.sid_hash as sidHash',
      'users.id as userId',
      'users.login',
      'users.is_demo as isDemo',
      'users.role',
      'users.name',
      'users.last_name as lastName',
      'company.id as counterpartyId',
      'membership.is_admin as isAdmin',
      'membership.rights',
      'agent.id as agentId',
      'agent.name as agentName',
      'agent.last_name as agentLastName',
      'sessions.counterparty_id as boundTo',
      'company.name as companyName',
      'company.closed_at as closedAt',
      isWorksOn.as('isWorksOn'),
    ])
    .where('sessions.token_hash', '=', hashSecret(token))
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', new Date())
    .where('sessions.last_seen_at', '>', lastCheck)
    .where('users.active', '=', true)
    .where(sql<SqlBool>`(sessions.acted_by is null or (
      users.role = 'CUSTOMER' and company.id is not null and agent.active
      and parent.user_id = agent.id and parent.ended_at is null
      and parent.expires_at > now() and parent.last_seen_at > ${lastCheck}
      and ${mayActAt('agent', 'company')}))`)
    .executeTakeFirst();
  if (row === undefined || !isSameBrowser(row.sidHash, sid)) return null;
  // Nobody acts for a company that has been switched off; nothing is left of the rights there either.
  const isMember = row.role === 'CUSTOMER' && row.counterpartyId !== null;
  return {
    sessionId: row.sessionId,
    userId: row.userId,
    login: row.login,
    isDemo: row.isDemo,
    name: `${row.name} ${row.lastName}`,
    role: row.role,
    scope: !isMember ? [] : row.isAdmin ? allRights : (row.rights ?? []),
    counterpartyId: isMember ? row.counterpartyId : null,
    isCompanyAdmin: isMember && row.isAdmin === true,
    actedBy:
      row.agentId === null
        ? null
        : {
            id: row.agentId,
            name: `${row.agentName} ${row.agentLastName}`.trim(),
            companyName: row.companyName ?? '',
          },
    boundTo: row.boundTo,
    shut: reasonToShut(row),
  };
}

/**
 * Whether somebody may act for users of a company, both given by their names in the query: a manager who looks after it
 * or whom nobody precedes in that, or an administrator of it.
 */
export function mayActAt(agent: string, company: string) {
  const [person, at] = [sql.table(agent), sql.table(company)];
  return sql<SqlBool>`(
    (${person}.role = 'MANAGER' and (${at}.manager_id is null or ${at}.manager_id = ${person}.id))
    or (${person}.role = 'CUSTOMER' and exists (select from counterparty_users administration
      where administration.user_id = ${person}.id and administration.counterparty_id = ${at}.id
      and administration.is_admin)))`;
}

/** Operations go on working while the works last, for they end them. */
function reasonToShut({ role, isWorksOn, closedAt }: Shutters): ActingUser['shut'] {
  if (role === 'OPERATIONS') return null;
  if (isWorksOn) return 'works';
  return closedAt === null ? null : 'closed';
}

interface Shutters {
  readonly role: ActingUser['role'];
  readonly isWorksOn: boolean;
  readonly closedAt: Date | null;
}

/** A session without a sid belongs to a server, not to a browser. */
function isSameBrowser(sidHash: Uint8Array | null, sid: string | undefined): boolean {
  if (sidHash === null) return true;
  return sid !== undefined && timingSafeEqual(sidHash, hashSecret(sid));
}
