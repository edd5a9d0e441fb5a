import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { anyOf } from '../offers/offers.api.ts';

/** A line as it is stored. Whose template it is has been decided by `templatesOf`. */
export interface TemplateLine {
  readonly templateId: number;
  readonly offerId: number;
  readonly quantity: number;
  readonly lastPriceKopecks: number | null;
}

/** Lines of templates in their order. */
export function findLines(db: Db, templateIds: readonly number[]): Promise<readonly TemplateLine[]> {
  return db
    .selectFrom('basket_template_lines')
    .select([
      'template_id as templateId',
      'offer_id as offerId',
      'quantity',
      'last_price_kopecks as lastPriceKopecks',
    ])
    .where('template_id', '=', anyOf(templateIds))
    .orderBy('template_id')
    .orderBy('position')
    .execute();
}

/** Puts these lines in place of those that are there. */
export async function replaceLines(
  db: Db,
  templateId: number,
  lines: readonly Omit<TemplateLine, 'templateId'>[],
): Promise<void> {
  await db.deleteFrom('basket_template_lines').where('template_id', '=', templateId).execute();
  if (lines.length === 0) return;
  const rows = lines.map(({ offerId, quantity, lastPriceKopecks }, position) => ({
    template_id: templateId,
    position,
    offer_id: offerId,
    quantity,
    last_price_kopecks: lastPriceKopecks,
  }));
  // One parameter for each column, however many lines there are.
  await sql`
    insert into basket_template_lines (template_id, position, offer_id, quantity, last_price_kopecks)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as line(template_id bigint, position int, offer_id bigint, quantity int, last_price_kopecks bigint)`.execute(
    db,
  );
}

/** Notes what units of a template's offers cost now; the lines themselves stay as they are. */
export async function notePrices(
  db: Db,
  templateId: number,
  prices: readonly { readonly offerId: number; readonly kopecks: number }[],
): Promise<void> {
  await sql`
    update basket_template_lines set last_price_kopecks = noted.kopecks
    from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb) as noted("offerId" bigint, kopecks bigint)
    where template_id = ${templateId} and offer_id = noted."offerId"`.execute(db);
}

/** Which of these ids are offers, sold or not. */
export async function findOfferIds(db: Db, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const offers = await db.selectFrom('offers').select('id').where('id', '=', anyOf(ids)).execute();
  return new Set(offers.map(({ id }) => id));
}
