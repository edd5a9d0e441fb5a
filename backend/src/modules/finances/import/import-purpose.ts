import type { Db } from '../../../platform/database/database.ts';
import { unscoped } from '../../../platform/database/scoped.ts';

const REASON = 'statements contain payments of all counterparties';
const NUMBER = /(?:ЗК|СЧ)-\d{4}-\d{5,9}/giu;

/** Returns numbers of orders and invoices in a payment purpose: «Оплата по счёту СЧ-2026-00017». */
export function numbersIn(purpose: string): readonly string[] {
  return [...new Set(purpose.match(NUMBER) ?? [])].map((number) => number.toUpperCase());
}

export interface NamedOrder {
  readonly id: number;
  readonly counterpartyId: number;
  readonly contractId: number | null;
}

/** Finds orders by their numbers and those of their invoices. */
export async function findNamedOrders(
  db: Db,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, NamedOrder>> {
  if (numbers.length === 0) return new Map();
  const orders = unscoped(db, REASON).selectFrom('orders');
  const byNumber = await orders
    .select(['id', 'number as named', 'counterparty_id as counterpartyId', 'contract_id as contractId'])
    .where('number', 'in', [...numbers])
    .execute();
  const byInvoice = await orders
    .innerJoin('order_documents as document', 'document.order_id', 'orders.id')
    .select([
      'orders.id',
      'document.number as named',
      'orders.counterparty_id as counterpartyId',
      'orders.contract_id as contractId',
    ])
    .where('document.kind', '=', 'invoice')
    .where('document.number', 'in', [...numbers])
    .execute();
  return new Map([...byNumber, ...byInvoice].map(({ named, ...order }) => [named, order]));
}

/**
 * Finds the contract whose number is in the purpose, longest number first. Numbers of up to five digits count only
 * after «договор», «дог.», «контракт»: sums and dates would contain them.
 */
export function contractIn<C extends { readonly number: string }>(
  purpose: string,
  contracts: readonly C[],
): C | undefined {
  return contracts
    .toSorted((one, other) => other.number.length - one.number.length)
    .find(({ number }) => {
      const text = number.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
      const before = /^\d{1,5}$/.test(number)
        ? '(?:дог\\p{L}*|контракт\\p{L}*|соглашени\\p{L}*)\\.?\\s*(?:поставки\\s*)?(?:№|N|#)?\\s*'
        : '(?<![\\p{L}\\d])';
      return new RegExp(`${before}${text}(?![\\p{L}\\d]|[-/.]\\d)`, 'iu').test(purpose);
    });
}
