import type { Right } from '@shop/contracts/account/permissions';
import { withControlDigits } from '@shop/domain/validation/inn';
import type { Db } from '../../../src/platform/database/database.ts';

let made = 0;

/** A client company of a manager, or of none, for tests. */
export async function buildClient(db: Db, { managerId, name }: { managerId: number | null; name: string }) {
  made += 1;
  return db
    .insertInto('counterparties')
    .values({
      code: `К-T${made}`,
      name,
      kind: 'LEGAL',
      inn: withControlDigits(String(540_700_000 + made)),
      manager_id: managerId,
    })
    .returning(['id', 'code', 'name', 'inn'])
    .executeTakeFirstOrThrow();
}

/** A person with the demo password who belongs to companies; an administrator unless `rights` are given. */
export async function buildPerson(
  db: Db,
  {
    lastName,
    companies = [],
    rights,
    role = 'CUSTOMER',
  }: {
    lastName: string;
    companies?: readonly { readonly id: number }[];
    rights?: readonly Right[];
    role?: 'CUSTOMER' | 'MANAGER';
  },
) {
  made += 1;
  const { password_hash } = await db
    .selectFrom('users')
    .select('password_hash')
    .where('login', '=', 'buyer@demo.example')
    .executeTakeFirstOrThrow();
  const person = await db
    .insertInto('users')
    .values({
      login: `person${made}@clients.example`,
      phone: `7955${String(made).padStart(7, '0')}`,
      password_hash,
      role,
      name: 'Пётр',
      last_name: lastName,
      current_counterparty_id: companies[0]?.id ?? null,
    })
    .returning(['id', 'login', 'phone'])
    .executeTakeFirstOrThrow();
  for (const { id } of companies) {
    await db
      .insertInto('counterparty_users')
      .values({
        counterparty_id: id,
        user_id: person.id,
        is_admin: rights === undefined,
        rights: [...(rights ?? [])],
      })
      .execute();
  }
  return person;
}

/** An order of a person at a company. Returns its id. */
export async function buildOrderOf(db: Db, counterpartyId: number, userId: number, number: string) {
  const { id } = await db
    .insertInto('orders')
    .values({
      number,
      counterparty_id: counterpartyId,
      created_by: userId,
      delivery_type: 'delivery',
      shipment: 'send-all',
      pay_system: 'invoice',
      goods_kopecks: 0,
      vat_kopecks: 0,
      total_kopecks: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
