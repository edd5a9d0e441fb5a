import type { getHeader } from '@shop/contracts/account/header';
import type { WireAnswer } from '@shop/contracts/platform/call';

export const moscow = { id: 1, name: 'Москва', region: 'Москва' };

/** Header data of a customer with one company. */
export function buildHeaderWith(
  differences: Partial<WireAnswer<typeof getHeader>> = {},
): WireAnswer<typeof getHeader> {
  return {
    favorite: [],
    compare: [],
    basket: [],
    hasNewNotifications: false,
    user: { role: 'CUSTOMER', roleName: 'Покупатель', full_name: 'Анна Петрова', city: moscow },
    contragents: [{ id: 1, uf_name: 'ООО «Ромашка»', uf_current_contragent: '1' }],
    manager: { name: 'Елена Морозова', phone: '79000000009', email: 'elena@demo.example' },
    ...differences,
  };
}
