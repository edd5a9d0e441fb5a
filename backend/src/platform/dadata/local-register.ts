import type { AddressSuggestion } from '@shop/contracts/basket-order/delivery-addresses';
import type { Suggestion } from '@shop/contracts/manager/companies';
import type { Bank } from '@shop/contracts/office/banks';

/** A register that answers as DaData does, without calls to other services. Organisations and addresses are made on first use. */
export interface LocalRegister {
  readonly organisations: () => readonly Suggestion[];
  /** The bank of a БИК. */
  readonly bank: (bik: string) => Bank | null;
  /** Suggests addresses that start with the typed text. */
  readonly addresses: () => (search: string) => readonly AddressSuggestion[];
}
