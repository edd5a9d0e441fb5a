import type { Db } from '../../../../platform/database/database.ts';
import { unscoped } from '../../../../platform/database/scoped.ts';
import { DocumentError } from '../documents/document-error.ts';
import type { OutsideDocument } from '../reading/outside-document.ts';

const REASON = '1C names orders of all companies';
/** A number of the shop inside another text: 1C puts prefixes of its own before it. */
const OURS = /ЗК-\d{4}-\d{5,}/;

/**
 * Finds the order of a document: by 1C's id, by the shop's id, by the shop's number with or without a prefix, and for what
 * follows from an order also by 1C's number. Undefined if the shop has no such order.
 */
export async function matchOrder(
  db: Db,
  { id, number, siteNumber }: Pick<OutsideDocument, 'id' | 'number' | 'siteNumber'>,
  prefix: string,
): Promise<number | undefined> {
  const numbers = [siteNumber, number].flatMap((text) => ourNumbers(text, prefix));
  const byNumber = await findByNumbers(db, numbers);
  const byId = await findByExternalId(db, id);
  if (byId !== undefined && (byNumber === undefined || byNumber === byId)) return byId;
  const own = byId ?? (await findOwn(db, id));
  if (own === undefined || own === byNumber) return byNumber ?? own;
  if (byNumber === undefined && numbers.length === 0) return own;
  // A bare number for an id may be 1C's own; the number of the shop tells.
  if (byNumber === undefined) return undefined;
  throw new DocumentError(`Ид «${id}» и\u00a0номер «${number}» называют разные заказы магазина`);
}

/** Finds the order that a document is based on, by an id or a number of either system. */
export async function matchBase(db: Db, base: string, prefix: string): Promise<number | undefined> {
  if (base === '') return undefined;
  const found = await matchOrder(db, { id: base, number: base, siteNumber: '' }, prefix);
  if (found !== undefined) return found;
  const rows = await db
    .selectFrom('order_external')
    .select('order_id as id')
    .where('number', '=', base.trim())
    .limit(2)
    .execute();
  if (rows.length > 1)
    throw new DocumentError(`Номер «${base}» у\u00a0нескольких заказов: чей документ, неясно`);
  return rows[0]?.id;
}

/** Whether a number looks like one that the shop has given. */
export function isOurNumber(text: string): boolean {
  return OURS.test(text);
}

function ourNumbers(text: string, prefix: string): readonly string[] {
  const bare = text.trim();
  if (bare === '') return [];
  const found = OURS.exec(bare)?.[0];
  const unprefixed = prefix !== '' && bare.startsWith(prefix) ? bare.slice(prefix.length).trim() : bare;
  return [...new Set([bare, unprefixed, ...(found === undefined ? [] : [found])])].filter(isOurNumber);
}

async function findByExternalId(db: Db, id: string): Promise<number | undefined> {
  if (id === '') return undefined;
  const row = await db
    .selectFrom('order_external')
    .select('order_id as id')
    .where('external_id', '=', id)
    .executeTakeFirst();
  return row?.id;
}

async function findOwn(db: Db, id: string): Promise<number | undefined> {
  if (!/^\d{1,15}$/.test(id)) return undefined;
  const row = await unscoped(db, REASON)
    .selectFrom('orders')
    .select('id')
    .where('id', '=', Number(id))
    .executeTakeFirst();
  return row?.id;
}

async function findByNumbers(db: Db, numbers: readonly string[]): Promise<number | undefined> {
  if (numbers.length === 0) return undefined;
  const rows = await unscoped(db, REASON)
    .selectFrom('orders')
    .select('id')
    .where('number', 'in', numbers)
    .execute();
  if (rows.length > 1) throw new DocumentError(`Номера «${numbers.join('», «')}» называют разные заказы`);
  return rows[0]?.id;
}
