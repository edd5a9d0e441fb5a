import type { getCheckout } from '@shop/contracts/basket-order/checkout';
import type { CallAnswer } from '@shop/contracts/platform/call';
import type { Coordinates } from '@shop/contracts/platform/place-fields';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

type TransportCompany = CallAnswer<typeof getCheckout>['transportCompanies'][number];

/** Lists transport companies in the shop's order, with their pick-up terminals by city. */
export async function listTransportCompanies(db: Db): Promise<TransportCompany[]> {
  const companies = await db
    .selectFrom('transport_companies')
    .select(['id', 'code', 'name'])
    .where('active', '=', true)
    .orderBy('sort')
    .orderBy(sql`name collate "und-x-icu"`)
    .execute();
  const terminals = await activeTerminals(db)
    .orderBy(sql`terminal.city collate "und-x-icu"`)
    .orderBy(sql`terminal.address collate "und-x-icu"`)
    .orderBy('terminal.id')
    .execute();
  const byCompany = Map.groupBy(terminals, (terminal) => terminal.companyId);
  return companies.map(({ id, code, name }) => ({
    code,
    name,
    terminals: (byCompany.get(id) ?? []).map(toPoint),
  }));
}

/** Finds a terminal with the name of its company; undefined if it no longer exists. */
export async function terminalById(db: Db, id: number) {
  const terminal = await activeTerminals(db).where('terminal.id', '=', id).executeTakeFirst();
  return terminal && { ...toPoint(terminal), companyName: terminal.companyName };
}

function activeTerminals(db: Db) {
  return db
    .selectFrom('transport_terminals as terminal')
    .innerJoin('transport_companies as company', 'company.id', 'terminal.company_id')
    .select([
      'terminal.id',
      'terminal.city',
      'terminal.address',
      'terminal.working_hours as workingHours',
      'terminal.latitude',
      'terminal.longitude',
      'company.id as companyId',
      'company.name as companyName',
    ])
    .where('terminal.active', '=', true)
    .where('company.active', '=', true);
}

type Terminal = Awaited<ReturnType<ReturnType<typeof activeTerminals>['execute']>>[number];

function toPoint({ id, city, address, workingHours, latitude, longitude }: Terminal) {
  const coordinates: Coordinates | null =
    latitude === null || longitude === null ? null : [latitude, longitude];
  return { id, city, address, workingHours, coordinates };
}
