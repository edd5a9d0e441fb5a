import { setBasketQuantities } from '@shop/contracts/basket-order/basket';
import { countOf, formatNumber } from '@shop/domain/format/number';
import { publish } from '@shop/platform/events';
import { ApiRefusal, call, messageOf } from '@shop/platform/http';
import { toast } from '@shop/ui';
import { keepSheetDraft } from './sheet-drafts.ts';

export interface StoredQuantity {
  /** The offer. */
  readonly id: number;
  readonly quantity: number;
}

/** What an order table needs of the world; tests of the sheet bring one of their own. */
export interface SheetServer {
  /** Sets the quantities, all or none, and answers what the basket holds. */
  send(lines: readonly StoredQuantity[]): Promise<readonly StoredQuantity[]>;
  /** These are in the basket now as they were asked. */
  told(offerIds: readonly number[]): void;
  /** What stands in an offer's field and is not in the basket yet; undefined once it is. */
  keep(offerId: number, text: string | undefined): void;
  /** Something was refused after the buyer had left the table. */
  failedUnseen(message: string): void;
}

export const basketServer: SheetServer = {
  send: async (lines) => (await call(setBasketQuantities, { body: { products: [...lines] } })).products,
  told: (offerIds) => publish('basket.changed', { offerIds: [...offerIds] }),
  keep: keepSheetDraft,
  failedUnseen: (message) => void toast.danger(`Количества из таблицы заказа не сохранены. ${message}`),
};

export interface Refusal {
  readonly offerIds: readonly number[];
  readonly message: string;
}

/** The lines a failure is about: the one the server names, else all that were sent. */
export function whyRefused(error: unknown, sent: readonly StoredQuantity[]): Refusal {
  const field = error instanceof ApiRefusal ? error.errors[0]?.field : undefined;
  const named = sent[Number(/^products\.(\d+)\./.exec(field ?? '')?.[1] ?? Number.NaN)];
  return { offerIds: named ? [named.id] : sent.map(({ id }) => id), message: messageOf(error) };
}

/** «Куртка, 52-54: в корзине 24»; of several only how many. */
export function describeStored(
  lines: readonly { readonly name: string | undefined; readonly quantity: number }[],
): string {
  const [line] = lines;
  if (lines.length > 1)
    return `В\u00a0корзине обновлено: ${countOf(lines.length, 'строка', 'строки', 'строк')}`;
  if (!line?.name) return '';
  const { name, quantity } = line;
  return `${name}: ${quantity > 0 ? `в\u00a0корзине ${formatNumber(quantity)}` : 'убрано из\u00a0корзины'}`;
}
