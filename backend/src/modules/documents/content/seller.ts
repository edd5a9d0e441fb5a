import * as v from 'valibot';
import type { Db } from '../../../platform/database/database.ts';
import { Unavailable } from '../../../platform/errors/errors.ts';

const filled = v.pipe(v.string(), v.trim(), v.nonEmpty());
const digits = (count: number) => v.pipe(v.string(), v.regex(new RegExp(`^\\d{${count}}$`)));

/** The seller's details: what accountants copy to payment orders, and who signs. */
export const sellerSchema = v.object({
  name: filled,
  inn: v.pipe(v.string(), v.regex(/^(\d{10}|\d{12})$/)),
  kpp: v.optional(v.nullable(digits(9)), null),
  address: filled,
  phone: v.optional(v.string(), ''),
  bank: v.object({ name: filled, bik: digits(9), correspondentAccount: digits(20), account: digits(20) }),
  director: filled,
  accountant: filled,
});
export type Seller = v.InferOutput<typeof sellerSchema>;

/** Reads the setting `seller`; null if it is missing or incomplete. */
export async function findSeller(db: Db): Promise<Seller | null> {
  const row = await db.selectFrom('settings').select('value').where('name', '=', 'seller').executeTakeFirst();
  const seller = v.safeParse(sellerSchema, row?.value);
  return seller.success ? seller.output : null;
}

/** Like `findSeller`, but throws `Unavailable` instead of returning null: documents are never rendered with gaps. */
export async function readSeller(db: Db): Promise<Seller> {
  const seller = await findSeller(db);
  if (seller !== null) return seller;
  throw new Unavailable('Документ пока нельзя открыть: не заполнены реквизиты продавца. Сообщите менеджеру');
}
