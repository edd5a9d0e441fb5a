import { appealTypeReference } from '../../../modules/appeals/appeals.api.ts';
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
  const known = await db.selectFrom('appeal_types').select('code').execute();
  const missing = appealTypes.filter(({ code }) => known.every((type) => type.code !== code));
  for (const type of missing) await appealTypeReference.insert(db, { ...type, isActive: true });
  await db
    .insertInto('settings')
    .values(settings.map(({ name, value }) => ({ name, value: JSON.stringify(value) })))
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}
