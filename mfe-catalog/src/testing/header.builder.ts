import type { getHeader } from '@shop/contracts/account/header';
import type { WireAnswer } from '@shop/contracts/platform/call';

/** Header data of a buyer with empty lists; pass what differs. */
export function buildHeaderWith(
  differences: Partial<WireAnswer<typeof getHeader>> = {},
): WireAnswer<typeof getHeader> {
  return {
    favorite: [],
    compare: [],
    basket: [],
    hasNewNotifications: false,
    user: { role: 'CUSTOMER', roleName: 'Покупатель', full_name: 'Анна Петрова', city: null },
    contragents: [],
    manager: null,
    ...differences,
  };
}
