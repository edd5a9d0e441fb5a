import { allRights } from '@shop/contracts/account/permissions';
import type { ManagedCard } from '@shop/contracts/manager/manager';
import { sql } from 'kysely';
import type { Actor } from '../../../platform/actor/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { unscoped } from '../../../platform/database/scoped.ts';
import { NotFound } from '../../../platform/errors/errors.ts';
import { companiesOf, UNKNOWN_COMPANY } from '../../access/access.api.ts';
import { personColumns } from '../../company-users/company-users.api.ts';

const PEOPLE_ON_CARD = 10;

/** Reads the card of one client. Throws `NotFound` for an unknown code and another manager's client alike. */
export async function findCard(db: Db, actor: Actor, code: string): Promise<ManagedCard> {
  const { createdAt, closedAt, ...company } = await companiesOf(db, actor)
    .select([
      'company.id',
      'company.code',
      'company.name',
      'company.kind',
      'company.inn',
      sql<string>`coalesce(company.kpp, '')`.as('kpp'),
      sql<string>`coalesce(company.ogrn, '')`.as('ogrn'),
      'company.address',
      'company.active as isActive',
      'company.closed_at as closedAt',
      'company.created_at as createdAt',
      sql<number>`(
        select count(*) from counterparty_users member where member.counterparty_id = company.id)`.as(
        'userCount',
      ),
      sql<number>`(
        select count(*) from counterparty_sale_points link where link.counterparty_id = company.id)`.as(
        'salePointCount',
      ),
      sql<number>`(
        select count(*) from orders placed where placed.counterparty_id = company.id
          and placed.status in ('new', 'confirmed', 'picking', 'shipped'))`.as('openOrderCount'),
    ])
    .where('company.code', '=', code)
    .executeTakeFirstOrThrow(() => new NotFound(UNKNOWN_COMPANY));
  const isOpen = company.isActive && closedAt === null;
  return {
    ...company,
    isClosed: closedAt !== null,
    createdAt: createdAt.toISOString(),
    contracts: await findContracts(db, company.id),
    users: await findMembers(db, company.id, isOpen),
    invitations: await findInvited(db, company.id),
  };
}

function findContracts(db: Db, companyId: number): Promise<ManagedCard['contracts']> {
  return unscoped(db, 'the company was found to be the manager’s')
    .selectFrom('contracts')
    .select([
      'id',
      'number',
      'signed_on as signedOn',
      'credit_limit_kopecks as creditLimitKopecks',
      'postponement_days as postponementDays',
    ])
    .where('counterparty_id', '=', companyId)
    .orderBy('signed_on', 'desc')
    .orderBy('id')
    .execute();
}

function findInvited(db: Db, companyId: number): Promise<ManagedCard['invitations']> {
  return unscoped(db, 'the company was found to be the manager’s')
    .selectFrom('phone_invitations')
    .select(['phone', 'is_admin as isAdmin'])
    .where('counterparty_id', '=', companyId)
    .where('expires_at', '>', new Date())
    .orderBy('expires_at')
    .execute();
}

async function findMembers(db: Db, companyId: number, isOpen: boolean): Promise<ManagedCard['users']> {
  const rows = await unscoped(db, 'the company was found to be the manager’s')
    .selectFrom('counterparty_users as member')
    .innerJoin('users as person', 'person.id', 'member.user_id')
    .select([
      ...personColumns('person'),
      'member.is_admin as isAdmin',
      'member.rights',
      'person.active as isActive',
      sql<boolean>`person.invited_at is not null`.as('isInvited'),
      sql<Date | null>`(
        select max(session.last_seen_at) from sessions session
        where session.user_id = person.id and session.acted_by is null)`.as('lastSeenAt'),
    ])
    .where('member.counterparty_id', '=', companyId)
    .where('person.role', '=', 'CUSTOMER')
    .orderBy('member.is_admin', 'desc')
    .orderBy(sql`person.last_name collate "und-x-icu"`)
    .orderBy('person.id')
    .limit(PEOPLE_ON_CARD)
    .execute();
  return rows.map(({ lastSeenAt, ...person }) => ({
    ...person,
    rights: person.isAdmin ? [...allRights] : person.rights,
    isSelf: false,
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
    canActFor: isOpen && person.isActive,
  }));
}
