import { allRights, isAllowed } from '@shop/contracts/account/permissions';
import type { OwnCompany } from '@shop/contracts/manager/company';
import { sql } from 'kysely';
import type { Actor } from '../../platform/actor/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { unscoped } from '../../platform/database/scoped.ts';
import { findOpenUpdateRequests } from './open-update-requests.ts';

const REASON = 'the own companies, those that are switched off too';

/** Reads the signed-in user's companies by name. One that is switched off shows only its requisites. */
export async function listOwnCompanies(db: Db, actor: Actor): Promise<OwnCompany[]> {
  const rows = await ownRows(db, actor);
  const ids = rows.map(({ id }) => id);
  const contracts = await contractsOf(db, ids);
  const requests = await findOpenUpdateRequests(db, ids);
  return rows.map(({ managerName, managerPhone, managerEmail, ...row }) => {
    const rights = !row.isActive ? [] : row.isAdmin ? [...allRights] : row.rights;
    const seesFinances = isAllowed('finances.see', { role: actor.role, scope: rights });
    const { id, isAdmin, isActive, kpp, ogrn, ...rest } = row;
    return {
      ...rest,
      id,
      kpp: kpp ?? '',
      ogrn: ogrn ?? '',
      isCurrent: id === actor.counterpartyId,
      isActive,
      isAdmin: isActive && isAdmin,
      rights,
      contracts: seesFinances ? (contracts.get(id) ?? []) : [],
      manager:
        managerName === null
          ? null
          : { name: managerName, phone: managerPhone ?? '', email: managerEmail ?? '' },
      openRequest: requests.get(id) ?? null,
    };
  });
}

function ownRows(db: Db, actor: Actor) {
  return unscoped(db, REASON)
    .selectFrom('counterparty_users as member')
    .innerJoin('counterparties as company', 'company.id', 'member.counterparty_id')
    .leftJoin('users as manager', 'manager.id', 'company.manager_id')
    .select([
      'company.id',
      'company.code',
      'company.name',
      'company.kind',
      'company.inn',
      'company.kpp',
      'company.ogrn',
      'company.address',
      'member.is_admin as isAdmin',
      'member.rights',
      'manager.phone as managerPhone',
      'manager.login as managerEmail',
      sql<string | null>`manager.name || ' ' || manager.last_name`.as('managerName'),
      sql<boolean>`company.active and company.closed_at is null`.as('isActive'),
      sql<number>`(select count(*) from counterparty_users colleague
        where colleague.counterparty_id = company.id)`.as('userCount'),
      sql<number>`(select count(*) from counterparty_sale_points link
        join sale_points point on point.id = link.sale_point_id
        where link.counterparty_id = company.id and point.active)`.as('salePointCount'),
    ])
    .where('member.user_id', '=', actor.userId)
    .$if(actor.boundTo !== null, (own) => own.where('company.id', '=', actor.boundTo))
    .orderBy(sql`company.name collate "und-x-icu"`)
    .orderBy('company.id')
    .execute();
}

async function contractsOf(db: Db, ids: readonly number[]) {
  const found = new Map<number, OwnCompany['contracts']>();
  if (ids.length === 0) return found;
  const rows = await unscoped(db, REASON)
    .selectFrom('contracts')
    .select([
      'counterparty_id as counterpartyId',
      'id',
      'number',
      'signed_on as signedOn',
      'credit_limit_kopecks as creditLimitKopecks',
      'postponement_days as postponementDays',
    ])
    .where('counterparty_id', 'in', ids)
    .orderBy('signed_on')
    .orderBy('id')
    .execute();
  for (const { counterpartyId, ...contract } of rows) {
    found.set(counterpartyId, [...(found.get(counterpartyId) ?? []), contract]);
  }
  return found;
}
