import { sql } from 'kysely';
import type { ExchangeParty, ExchangePerson } from './xml/exchange-order.ts';

/** The company `buyer` of a query. */
export function partyOf() {
  return sql<ExchangeParty>`json_build_object('id', coalesce(buyer.external_id, buyer.code),
    'version', buyer.exchange_version, 'name', buyer.name, 'kind', buyer.kind, 'inn', buyer.inn,
    'kpp', coalesce(buyer.kpp, ''), 'ogrn', coalesce(buyer.ogrn, ''), 'address', buyer.address)`;
}

/** The user `person` of a query: null once erased. */
export function personOf() {
  return sql<ExchangePerson | null>`case when person.erased_at is null then json_build_object(
    'id', person.id::text, 'name', person.name, 'lastName', person.last_name, 'secondName', person.second_name,
    'position', person.work_position, 'phone', coalesce(person.phone, person.given_phone, ''),
    'email', person.login) end`;
}
