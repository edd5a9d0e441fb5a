import type { getSessions } from '@shop/contracts/account/account';
import type { getHeader } from '@shop/contracts/account/header';
import type { getProfile } from '@shop/contracts/account/profile';
import type { WireAnswer } from '@shop/contracts/platform/call';
import { buildHeaderWith } from '../../testing/header.builder.ts';

/** A buyer of three companies: as administrator, with two rights, and with none. */
export function buildProfileWith(
  differences: Partial<WireAnswer<typeof getProfile>> = {},
): WireAnswer<typeof getProfile> {
  return {
    id: 1,
    name: 'Анна',
    last_name: 'Петрова',
    second_name: '',
    email: 'buyer@demo.example',
    personal_phone: '79000000001',
    given_phone: '',
    work_position: 'Снабженец',
    roleName: 'Покупатель',
    companies: [
      { id: 1, name: 'ООО «Ромашка»', isAdmin: true, rights: [] },
      { id: 2, name: 'ИП Иванов', isAdmin: false, rights: ['prices', 'appeals'] },
      { id: 3, name: 'ООО «Лютик»', isAdmin: false, rights: [] },
    ],
    ...differences,
  };
}

type WireSession = WireAnswer<typeof getSessions>['items'][number];

/** A session on another device. */
export function buildOpenSessionWith(differences: Partial<WireSession> = {}): WireSession {
  return {
    id: 2,
    device: 'Safari, iPhone',
    startedAt: '2026-11-21T09:00:00.000Z',
    lastSeenAt: '2026-11-21T09:10:00.000Z',
    isCurrent: false,
    actedBy: null,
    ...differences,
  };
}

/** The current session. */
export const currentSession = buildOpenSessionWith({ id: 1, device: 'Chrome, Windows', isCurrent: true });

/** Header data of the same buyer, who lives in Tver. */
export function buildHeaderOfTver(): WireAnswer<typeof getHeader> {
  const city = { id: 3, name: 'Тверь', region: 'Тверская область' };
  return buildHeaderWith({
    user: { role: 'CUSTOMER', roleName: 'Покупатель', full_name: 'Анна Петрова', city },
  });
}
