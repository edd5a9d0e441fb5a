import type { Db } from '../../../platform/database/database.ts';

const appealTypes = [
  { code: 'delivery', name: 'Доставка и сроки', sort: 100 },
  { code: 'quality', name: 'Качество товара', sort: 200 },
  { code: 'claim', name: 'Претензия по заказу', sort: 250 },
  { code: 'documents', name: 'Документы и счета', sort: 300 },
  { code: 'return', name: 'Возврат и обмен', sort: 400 },
  { code: 'site', name: 'Работа сайта', sort: 500 },
  { code: 'other', name: 'Другое', sort: 600 },
];

const settings = [
  {
    name: 'footer',
    value: {
      workingHours: 'Пн–Пт с 8:00 до 18:00 (МСК)',
      phone: '+7 (800) 555-08-16',
      email: 'zakaz@specosnova.example',
    },
  },
  { name: 'technical-works', value: { isOn: false } },
];

/** Seeds texts and lists that the shop needs: footer, switches, kinds of appeals. */
export async function seedSite(db: Db): Promise<void> {
  await db
    .insertInto('appeal_types')
    .values(appealTypes)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute();
  await db
    .insertInto('settings')
    .values(settings.map(({ name, value }) => ({ name, value: JSON.stringify(value) })))
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}
