import { allConsentKinds } from '@shop/contracts/account/consents';
import {
  draftText,
  findCurrentTexts,
  insertText,
  recordConsents,
} from '../../modules/consents/consents.api.ts';
import type { Db } from '../../platform/database/database.ts';

const FIRM = {
  name: 'ООО «Спецоснова»',
  inn: '7700000000',
  address: '125212, г. Москва, Ленинградское шоссе, д. 39, стр. 6, помещ. 14',
};

/** Publishes the texts of consents in a shop without any; the demo people have agreed to them. Returns how many texts. */
export async function seedConsents(db: Db): Promise<number> {
  if ((await findCurrentTexts(db)).length > 0) return 0;
  await db.transaction().execute(async (tx) => {
    const people = await tx
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'CUSTOMER')
      .where('is_demo', '=', true)
      .execute();
    for (const kind of allConsentKinds) {
      const text = draftText(kind, FIRM);
      const textId = await insertText(tx, { kind, version: 1, text, byName: 'Демонстрационный магазин' });
      if (kind === 'marketing') continue;
      const given = { textId, givenAt: new Date().toISOString(), address: '127.0.0.1', userAgent: 'demo' };
      for (const { id } of people) await recordConsents(tx, id, 'demo', [given]);
    }
  });
  return allConsentKinds.length;
}
