import type { AddressSuggestion } from '@shop/contracts/basket-order/delivery-addresses';
import type { Suggestion } from '@shop/contracts/manager/companies';

/** A register that answers as DaData does, without asking anybody outside. Both are made when they are first needed. */
export interface OwnRegister {
  readonly organisations: () => readonly Suggestion[];
  /** Suggests addresses that begin like a text. */
  readonly addresses: () => (search: string) => readonly AddressSuggestion[];
}
