import { sql } from 'kysely';
import type { Db } from '../src/platform/database/database.ts';

const COMPANIES = 20_000;

/**
 * Seeds clients of the demo manager: 20,000 companies, some without a manager and some switched off, each with a
 * contract, ten ledger documents, three orders and a sale point; and 40,000 people, every tenth of whom belongs to two
 * companies.
 */
export async function seedClients(db: Db): Promise<void> {
  await sql`
    insert into counterparties (code, name, kind, inn, kpp, manager_id, active)
    select 'К-B' || lpad(n::text, 6, '0'),
      (array['ООО', 'АО', 'ПАО', 'ИП'])[1 + n % 4] || ' «' ||
        (array['Строй', 'Метал', 'Волга', 'Урал', 'Агро', 'Север', 'Тепло', 'Дор', 'Нефте', 'Лес'])[1 + n % 10] ||
        (array['монтаж', 'сервис', 'гарант', 'пром', 'снаб', 'техника', 'комплект'])[1 + n % 7] || ' ' || n || '»',
      'LEGAL', lpad((7700000000 + n)::text, 10, '0'), '770101001',
      case when n % 40 > 0 then (select id from users where login = 'manager@demo.example') end, n % 25 > 0
    from generate_series(1, ${COMPANIES}::int) n`.execute(db);
  await sql`
    insert into contracts (counterparty_id, number, signed_on, credit_limit_kopecks)
    select id, 'BENCH', '2025-01-01', 50000000 from counterparties where code like 'К-B%'`.execute(db);
  await sql`
    insert into users (login, phone, password_hash, role, name, last_name, second_name)
    select 'bench' || n || '@clients.example', '7' || (9100000000 + n), 'x', 'CUSTOMER',
      (array['Анна', 'Пётр', 'Ольга', 'Иван', 'Мария', 'Олег', 'Юлия'])[1 + n % 7],
      (array['Громов', 'Мельник', 'Зайченко', 'Лазарев', 'Корнеенко', 'Юсупов', 'Белых', 'Гавриленко', 'Ершов',
        'Поляк', 'Денисов'])[1 + n % 11] || (array['', 'ский', 'ян'])[1 + n % 3],
      (array['', 'Ильич', 'Ренатович'])[1 + n % 3]
    from generate_series(1, ${2 * COMPANIES}::int) n`.execute(db);
  await sql`
    with company as (select id, row_number() over (order by id) - 1 as n from counterparties where code like 'К-B%'),
      person as (select id, row_number() over (order by id) - 1 as n from users where login like 'bench%')
    insert into counterparty_users (counterparty_id, user_id, is_admin, rights)
    select company.id, person.id, person.n % 2 = 0, '{prices,order}'::text[] from person join company on company.n = person.n / 2
    union all
    select company.id, person.id, false, '{prices}'::text[] from person join company on company.n = (person.n / 2 + 7) % ${COMPANIES}::int
    where person.n % 10 = 0`.execute(db);
  await sql`
    insert into orders (number, counterparty_id, created_by, status, delivery_type, shipment, pay_system,
      goods_kopecks, vat_kopecks, total_kopecks, created_at)
    select 'CLIENT-' || member.counterparty_id || '-' || n, member.counterparty_id, member.user_id, 'delivered',
      'delivery', 'send-all', 'invoice', 100000, 0, 100000, now() - make_interval(days => (member.user_id % 700 + n)::int)
    from counterparty_users member join counterparties company on company.id = member.counterparty_id,
      generate_series(1, 3) n
    where company.code like 'К-B%' and member.is_admin`.execute(db);
  await seedDocuments(db);
  await sql`
    with added as (
      insert into sale_points (name, address)
      select 'Магазин ' || company.name, 'г. Москва, ул. Лесная, д. ' || company.id
      from counterparties company where company.code like 'К-B%' returning id, name
    )
    insert into counterparty_sale_points (counterparty_id, sale_point_id)
    select company.id, added.id from added join counterparties company on added.name = 'Магазин ' || company.name`.execute(
    db,
  );
  await sql`analyze`.execute(db);
}

function seedDocuments(db: Db): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await sql`
      insert into ledger_documents (counterparty_id, contract_id, kind, number, dated_on, due_on)
      select contract.counterparty_id, contract.id, case when n % 2 = 0 then 'shipment' else 'payment' end,
        'BENCH-' || contract.id || '-' || n, current_date - n * 20, case when n % 2 = 0 then current_date - n * 20 + 30 end
      from contracts contract, generate_series(1, 10) n where contract.number = 'BENCH'`.execute(tx);
    await sql`
      insert into ledger_entries (document_id, counterparty_id, account, kopecks)
      select document.id, document.counterparty_id, side.account, side.sign * (1000000 + document.id % 977 * 1000)
      from ledger_documents document
      cross join lateral (values
        ('receivable', case document.kind when 'shipment' then 1 else -1 end),
        (case document.kind when 'shipment' then 'revenue' else 'cash' end,
          case document.kind when 'shipment' then -1 else 1 end)) side (account, sign)
      where document.number like 'BENCH-%'`.execute(tx);
  });
}
