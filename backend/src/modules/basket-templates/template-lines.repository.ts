import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { anyOf } from '../offers/offers.api.ts';

/** A stored line. Functions below do not check who owns the template: `templatesOf` does. */
export interface TemplateLine {
  readonly templateId: number;
  readonly offerId: number;
  readonly quantity: number;
  readonly lastPriceKopecks: number | null;
}

/** Returns lines of templates, in order. */
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

/** Replaces all lines of a template. */
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
  // A single JSON parameter: thousands of lines would exceed the limit of bind parameters.
  await sql`
    insert into basket_template_lines (template_id, position, offer_id, quantity, last_price_kopecks)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as line(template_id bigint, position int, offer_id bigint, quantity int, last_price_kopecks bigint)`.execute(
    db,
  );
}

/** Saves current prices as the last seen ones. */
export async function saveLastPrices(
  db: Db,
  templateId: number,
  prices: readonly { readonly offerId: number; readonly kopecks: number }[],
): Promise<void> {
  await sql`
    update basket_template_lines set last_price_kopecks = price.kopecks
    from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb) as price("offerId" bigint, kopecks bigint)
    where template_id = ${templateId} and offer_id = price."offerId"`.execute(db);
}

/** Returns the ids that are offers, whether sold or not. */
export async function findOfferIds(db: Db, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const offers = await db.selectFrom('offers').select('id').where('id', '=', anyOf(ids)).execute();
  return new Set(offers.map(({ id }) => id));
}
