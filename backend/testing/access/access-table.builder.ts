import { allRights } from '@shop/contracts/account/permissions';
import { buildCatalogue } from '../builders/basket/catalogue.builder.ts';
import { buildClient, buildOrderOf, buildPerson } from '../builders/people/client.builder.ts';
import type { TestApp } from '../test-app.ts';
import type { TestClient } from '../test-client.ts';
import type { Caller, Ids } from './access-table.ts';

/**
 * Two companies with a row of everything that calls name, one looked after by the demo manager and one by another; and
 * a client for each kind of caller, the customers all of the first company.
 */
export async function buildTwoCompanies(app: TestApp) {
  const { db } = app;
  const { id: managerId } = await db
    .selectFrom('users')
    .select('id')
    .where('login', '=', 'manager@demo.example')
    .executeTakeFirstOrThrow();
  const otherManager = await buildPerson(db, { lastName: 'Другой', role: 'MANAGER' });
  const company = await buildClient(db, { managerId, name: 'ООО «Своя»' });
  const another = await buildClient(db, { managerId: otherManager.id, name: 'ООО «Чужая»' });
  const administrator = await buildPerson(db, { lastName: 'Главный', companies: [company] });
  const stranger = await buildPerson(db, { lastName: 'Чужой', companies: [another] });
  const customers: [Caller, TestClient][] = [];
  for (const caller of [...allRights, 'none'] as const) {
    const rights = caller === 'none' ? [] : [caller];
    const { login } = await buildPerson(db, { lastName: 'Сотрудник', companies: [company], rights });
    customers.push([caller, await app.clientFor(login)]);
  }
  const clients = Object.fromEntries<TestClient>([
    ...customers,
    ['visitor', app.visitor],
    ['administrator', await app.clientFor(administrator.login)],
    ['manager', await app.clientFor('manager@demo.example')],
    ['office', await app.clientFor('office@demo.example')],
    ['operations', await app.clientFor('ops@demo.example')],
  ]) as Record<Caller, TestClient>;
  const offer = (await buildCatalogue(db)).idOf('gloves');
  return {
    clients,
    own: { ...(await buildRows(app, company, administrator.id)), offer },
    foreign: { ...(await buildRows(app, another, stranger.id)), offer },
  };
}

/** A row of everything that belongs to this company and administrator. */
async function buildRows(
  { db }: TestApp,
  company: { readonly id: number; readonly code: string },
  user: number,
): Promise<Omit<Ids, 'offer'>> {
  const owner = { counterparty_id: company.id };
  const colleague = await buildPerson(db, { lastName: 'Коллега', companies: [company], rights: [] });
  const address = await db
    .insertInto('delivery_addresses')
    .values({ ...owner, address: 'г. Москва, ул. Первая, д. 1' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const consignee = await db
    .insertInto('consignees')
    .values({ ...owner, name: 'ООО «Получатель»' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const appeal = await db
    .insertInto('appeals')
    .values({ ...owner, number: `ОБ-${company.id}`, created_by: user, type_id: 1, subject: 'Тема' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const attachment = await db
    .insertInto('appeal_attachments')
    .values({
      uploaded_by: user,
      name: 'фото.jpg',
      kind: 'image',
      type: 'image/jpeg',
      bytes: 1,
      file: `no/${company.id}`,
      preview: Buffer.of(0),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const template = await db
    .insertInto('basket_templates')
    .values({ ...owner, code: `sh-${company.id}`, name: 'Шаблон', created_by: user })
    .returning(['id', 'code'])
    .executeTakeFirstOrThrow();
  const period = { period_from: '2026-01-01', period_to: '2026-01-31' };
  const act = await db
    .insertInto('acts')
    .values({ ...owner, ...period, number: `АС-${company.id}`, requested_by: user })
    .returning('id')
    .executeTakeFirstOrThrow();
  const salePoint = await db
    .insertInto('sale_points')
    .values({ name: 'Точка', address: 'г. Москва' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('counterparty_sale_points')
    .values({ ...owner, sale_point_id: salePoint.id })
    .execute();
  const savedFilter = await db
    .insertInto('saved_filters')
    .values({ user_id: user, name: 'Фильтр', link: '/catalog/' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const notification = await db
    .insertInto('notifications')
    .values({ user_id: user, kind: 'order', title: 'Заказ собран' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const priceList = await db
    .insertInto('price_lists')
    .values({ ...owner, user_id: user, section_ids: [], status: 'ready' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const order = await buildOrderOf(db, company.id, user, `ЗК-A${company.id}`);
  const change = await db
    .insertInto('order_changes')
    .values({
      ...{ order_id: order, state: 'declined', differences: '[]', proposal: '{}' },
      ...{ old_total_kopecks: 0, new_total_kopecks: 0 },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const document = await db
    .insertInto('order_documents')
    .values({ order_id: order, kind: 'invoice', number: `СЧ-${company.id}`, issued_on: '2026-01-31' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const invitedPhone = `7956${String(company.id).padStart(7, '0')}`;
  await db
    .insertInto('phone_invitations')
    .values({
      ...owner,
      phone: invitedPhone,
      is_admin: true,
      rights: [],
      invited_by: user,
      expires_at: new Date(Date.now() + 86_400_000),
    })
    .execute();
  return {
    company: company.id,
    companyCode: company.code,
    user,
    colleague: colleague.id,
    order,
    change: change.id,
    document: document.id,
    address: address.id,
    consignee: consignee.id,
    appeal: appeal.id,
    attachment: attachment.id,
    template: template.id,
    templateCode: template.code,
    act: act.id,
    salePoint: salePoint.id,
    invitedPhone,
    savedFilter: savedFilter.id,
    notification: notification.id,
    priceList: priceList.id,
  };
}
