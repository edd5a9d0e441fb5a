import type { Actor } from '../../platform/actor/actor.ts';
import { Conflict } from '../../platform/errors/errors.ts';

/**
 * Returns the actor of a write to the basket. Throws `Conflict` if the write names a company that is not the current one:
 * the page that sent it does not know of a switch, and its edits belong to the other basket (decision 078).
 */
export function atCompany(actor: Actor, { contragent }: { readonly contragent?: number | undefined }): Actor {
  if (contragent === undefined || contragent === actor.counterpartyId) return actor;
  throw new Conflict(
    'Текущая организация изменилась, корзина не\u00a0изменена. Обновите страницу',
    'contragent',
  );
}
