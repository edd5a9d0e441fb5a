import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { allRights, type StaffRight } from '@shop/contracts/account/permissions';
import { AUTH_COOKIE_MAX_AGE_S } from '@shop/domain/constants';
import { type SqlBool, sql } from 'kysely';
import type { Actor } from '../../actor/actor.ts';
import type { Db } from '../../database/database.ts';

/** The stored form of a secret: tokens are long and random, so a plain SHA-256 is enough. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** The CSRF token of a browser's session; it does not reveal the sid it is made from. */
export function csrfTokenOf(sid: string): string {
  return createHmac('sha256', sid).update('csrf').digest('base64url');
}

/** Read together with every session, so that it costs no extra statement. */
const isUnderMaintenance = sql<boolean>`coalesce((select value ->> 'isOn' from settings where name = 'technical-works'), '') = 'true'`;

const staffRightsOfUser = sql<StaffRight[]>`array(
  select staff_rights."right" from staff_rights where staff_rights.user_id = users.id order by 1)`;

/** An open session: its user, and what decides who may use it. */
export interface OpenSession {
  readonly actor: Actor;
  /** Null for a session of a server. */
  readonly sidHash: Uint8Array | null;
  /** When it ends without another session check; never later than that of its parent. */
  readonly openUntil: number;
}

/**
 * Returns the session's user, or null for a token that is unknown, belongs to another browser (wrong `sid`), has ended,
 * is 24 hours old, or went 1440 s without a session check (§4). Reads the database; requests ask `Actors`.
 */
export async function findActor(
  db: Db,
  token: string | undefined,
  sid: string | undefined,
): Promise<Actor | null> {
  if (token === undefined || token.length > 200) return null;
  const session = await findSession(db, hashSecret(token));
  return session !== null && isSameBrowser(session.sidHash, sid) ? session.actor : null;
}

/**
 * Returns the open session of a token, or null. The rights of an impersonating user are part of the query: an
 * impersonation session opens nothing once its parent session has ended or either of the two users has lost the right
 * (decision 060).
 */
export async function findSession(db: Db, tokenHash: Buffer): Promise<OpenSession | null> {
  const row = await readSession(db, tokenHash);
  if (row === undefined) return null;
  const idleEnd = row.lastSeenAt.getTime() + AUTH_COOKIE_MAX_AGE_S * 1000;
  const openUntil = Math.min(row.expiresAt.getTime(), idleEnd);
  return { actor: actorOf(row), sidHash: row.sidHash, openUntil };
}

function readSession(db: Db, tokenHash: Buffer) {
  const lastCheck = new Date(Date.now() - AUTH_COOKIE_MAX_AGE_S * 1000);
  return db
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
      staffRightsOfUser.as('staffRights'),
      'agent.id as agentId',
      'agent.name as agentName',
      'agent.last_name as agentLastName',
      'sessions.counterparty_id as boundTo',
      'company.name as companyName',
      'company.closed_at as closedAt',
      isUnderMaintenance.as('isUnderMaintenance'),
      sql<Date>`least(sessions.expires_at, parent.expires_at)`.as('expiresAt'),
      sql<Date>`least(sessions.last_seen_at, parent.last_seen_at)`.as('lastSeenAt'),
    ])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', new Date())
    .where('sessions.last_seen_at', '>', lastCheck)
    .where('users.active', '=', true)
    .where(sql<SqlBool>`(sessions.acted_by is null or (
      users.role = 'CUSTOMER' and company.id is not null and agent.active
      and parent.user_id = agent.id and parent.ended_at is null
      and parent.expires_at > now() and parent.last_seen_at > ${lastCheck}
      and ${mayImpersonateAt('agent', 'company')}))`)
    .executeTakeFirst();
}

type SessionRow = NonNullable<Awaited<ReturnType<typeof readSession>>>;

function actorOf(row: SessionRow): Actor {
  // A company that was switched off cannot be impersonated at, and its rights are void.
  const isMember = row.role === 'CUSTOMER' && row.counterpartyId !== null;
  return {
    sessionId: row.sessionId,
    userId: row.userId,
    login: row.login,
    isDemo: row.isDemo,
    name: `${row.name} ${row.lastName}`,
    role: row.role,
    scope: !isMember ? [] : row.isAdmin ? allRights : (row.rights ?? []),
    staffRights: row.role === 'MANAGER' ? row.staffRights : [],
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
    closure: closureFor(row),
  };
}

/**
 * SQL condition: may the person `agent` impersonate users of `company`, both names in the query? That takes a manager
 * who looks after it, any manager if it has none, or an administrator of it.
 */
export function mayImpersonateAt(agent: string, company: string) {
  const [person, at] = [sql.table(agent), sql.table(company)];
  return sql<SqlBool>`(
    (${person}.role = 'MANAGER' and (${at}.manager_id is null or ${at}.manager_id = ${person}.id))
    or (${person}.role = 'CUSTOMER' and exists (select from counterparty_users administration
      where administration.user_id = ${person}.id and administration.counterparty_id = ${at}.id
      and administration.is_admin)))`;
}

/** Operations keep access during maintenance, because they end it. */
function closureFor({ role, isUnderMaintenance, closedAt }: ClosureReasons): Actor['closure'] {
  if (role === 'OPERATIONS') return null;
  if (isUnderMaintenance) return 'maintenance';
  return closedAt === null ? null : 'company-closed';
}

interface ClosureReasons {
  readonly role: Actor['role'];
  readonly isUnderMaintenance: boolean;
  readonly closedAt: Date | null;
}

/** Whether the browser of `sid` may use the session; a session without a sid belongs to a server, not to a browser. */
export function isSameBrowser(sidHash: Uint8Array | null, sid: string | undefined): boolean {
  if (sidHash === null) return true;
  return sid !== undefined && timingSafeEqual(sidHash, hashSecret(sid));
}
