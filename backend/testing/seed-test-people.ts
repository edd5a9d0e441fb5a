import { withControlDigits } from '@shop/domain/validation/inn';
import type { Db } from '../src/platform/database/database.ts';
import { seedCompany, seedPlaces } from '../src/processes/demo/people/company.ts';
import { ogrn } from '../src/processes/demo/people/ogrn.ts';
import { seedPeople } from '../src/processes/demo/seed-people.ts';

/**
 * Seeds the demo people and a foreign company with its user `stranger@demo.example`, who may see none of their data.
 */
export async function seedTestPeople(db: Db): Promise<void> {
  await seedPeople(db);
  const { id: manager, password_hash } = await db
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where('login', '=', 'manager@demo.example')
    .executeTakeFirstOrThrow();
  const company = {
    code: 'К-000900',
    name: 'ООО «Чужая компания»',
    kind: 'LEGAL',
    inn: withControlDigits('540512345'),
    kpp: '540501001',
    ogrn: ogrn('115540512345'),
    address: '630099, г. Новосибирск, Красный проспект, д. 1',
    city: 'Новосибирск',
  } as const;
  const { counterpartyId } = await seedCompany(db, company, {
    manager,
    discount: 0,
    limitRubles: 100_000,
    postponementDays: 7,
  });
  await seedPlaces(db, counterpartyId, company, [{ address: company.address }]);
  const stranger = await db
    .insertInto('users')
    .values({
      login: 'stranger@demo.example',
      phone: '79000000009',
      password_hash,
      role: 'CUSTOMER',
      name: 'Фёдор',
      last_name: 'Чужов',
      current_counterparty_id: counterpartyId,
      is_demo: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('counterparty_users')
    .values({ counterparty_id: counterpartyId, user_id: stranger.id, is_admin: true })
    .execute();
}
