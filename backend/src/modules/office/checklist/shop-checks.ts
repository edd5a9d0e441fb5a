import { consentTitles } from '@shop/contracts/account/consents';
import type { ChecklistItem } from '@shop/contracts/office/checklist';
import { countOf } from '@shop/domain/format/number';
import { sql } from 'kysely';
import { countRows } from '../../../platform/database/count-rows.ts';
import type { Db } from '../../../platform/database/database.ts';
import { findCurrentTexts } from '../../consents/consents.api.ts';
import { countPickupPoints } from '../../pickup-points/pickup-points.api.ts';
import { listStaff } from '../../staff/staff.api.ts';
import { listSettings } from '../settings/settings.service.ts';

/** Settings that somebody has to look at, though the shop has initial values for some. */
const looked: readonly string[] = ['delivery', 'calendar'];

/** Checks each setting: filled in where the shop cannot invent it, saved where its initial values are a guess. */
export async function checkSettings(db: Db): Promise<ChecklistItem[]> {
  return (await listSettings(db)).map(({ name, title, description, isSet, isRequired }) => ({
    code: `setting-${name}`,
    title,
    state: isSet ? 'done' : isRequired || looked.includes(name) ? 'todo' : 'later',
    text: isSet
      ? 'Заполнено'
      : isRequired
        ? description
        : 'Действуют начальные значения: проверьте их и\u00a0сохраните',
    link: `/office/settings/${name}/`,
  }));
}

/** Checks the texts that the law requires of a shop that knows its visitors: two pages and the consent. */
export async function checkDocuments(db: Db): Promise<ChecklistItem[]> {
  const pages = await db
    .selectFrom('static_pages')
    .select(['id', 'code', 'title', 'active', 'text'])
    .where('code', 'in', ['privacy', 'personal-data'])
    .orderBy('id')
    .execute();
  const consent = (await findCurrentTexts(db)).find(({ kind }) => kind === 'personal-data');
  return [
    ...pages.map(({ id, code, title, active, text }) => ({
      ...{ code: `page-${code}`, title: `Страница «${title}»`, link: `/manager/content/pages/${id}/` },
      ...state(
        active && text !== '',
        'Опубликована',
        'Напишите текст и\u00a0опубликуйте: пока посетители видят, что страница готовится',
      ),
    })),
    {
      ...{ code: 'consent', title: `Текст «${consentTitles['personal-data']}»`, link: '/office/consents/' },
      ...state(
        consent !== undefined,
        `Действует версия ${consent?.version}`,
        'Не\u00a0опубликован: магазин регистрирует людей без согласия',
      ),
    },
  ];
}

function state(isDone: boolean, done: string, todo: string): Pick<ChecklistItem, 'state' | 'text'> {
  return isDone ? { state: 'done', text: done } : { state: 'todo', text: todo };
}

const IMPORT_HINT =
  'Загрузите каталог из\u00a01С: npm run catalog -- import, глава Catalogue в\u00a0docs/operations.md';

/** Checks that the catalogue can be ordered from: price types, warehouses, products with a price. */
export async function checkCatalogue(db: Db): Promise<ChecklistItem[]> {
  const priceTypes = await countRows(db.selectFrom('price_types'));
  const warehouses = await countRows(db.selectFrom('warehouses'));
  const { rows } = await sql<{ count: number }>`
    select count(distinct offers.product_id)::int as count from offers
    join products on products.id = offers.product_id
    where exists (select from prices where prices.offer_id = offers.id)`.execute(db);
  const products = rows[0]?.count ?? 0;
  const counted = [
    ['price-types', 'Типы цен', priceTypes, countOf(priceTypes, 'тип цен', 'типа цен', 'типов цен')],
    ['warehouses', 'Склады', warehouses, countOf(warehouses, 'склад', 'склада', 'складов')],
    ['products', 'Товары с\u00a0ценой', products, countOf(products, 'товар', 'товара', 'товаров')],
  ] as const;
  return counted.map(([code, title, count, found]) => ({
    ...{ code, title, link: null },
    state: count > 0 ? 'done' : 'todo',
    text: count > 0 ? `Есть ${found}` : IMPORT_HINT,
  }));
}

/** Checks that buyers can collect orders. A firm that delivers everything needs no place for that. */
export async function checkPickupPoints(db: Db): Promise<ChecklistItem> {
  const count = await countPickupPoints(db);
  return {
    ...{ code: 'pickup-points', title: 'Пункты самовывоза', link: '/office/references/pickup-points/' },
    state: count > 0 ? 'done' : 'later',
    text:
      count > 0
        ? `Есть ${countOf(count, 'пункт', 'пункта', 'пунктов')}`
        : 'Забрать заказ самому негде: добавьте пункт или впишите адрес склада',
  };
}

/** Checks that somebody leads clients besides those who run the office. */
export async function checkStaff(db: Db): Promise<ChecklistItem> {
  const managers = (await listStaff(db)).filter(
    ({ role, isActive, isInvited }) => role === 'MANAGER' && isActive && !isInvited,
  );
  const others = managers.filter(({ rights }) => rights.length === 0);
  const base = { code: 'managers', title: 'Менеджеры', link: '/office/staff/' };
  if (others.length > 0) {
    const count = countOf(others.length, 'менеджер', 'менеджера', 'менеджеров');
    return { ...base, state: 'done', text: `Клиентов ведут ${count}` };
  }
  if (managers.length > 0)
    return { ...base, state: 'later', text: 'Клиентов ведёт администратор. Пригласите менеджеров' };
  return { ...base, state: 'todo', text: 'Никто не\u00a0ведёт клиентов: пригласите менеджера' };
}
