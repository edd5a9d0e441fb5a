import type { AddressSuggestion } from '@shop/contracts/basket-order/delivery-addresses';
import type { Suggestion } from '@shop/contracts/manager/companies';

/** A register that answers as DaData does, without calls to other services. Both parts are made on first use. */
export interface LocalRegister {
  readonly organisations: () => readonly Suggestion[];
  /** Suggests addresses that start with the typed text. */
  readonly addresses: () => (search: string) => readonly AddressSuggestion[];
}
