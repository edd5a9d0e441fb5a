import assert from 'node:assert/strict';
import { it } from 'node:test';
import { presentEntry } from './history.presenter.ts';
import type { HistoryRow } from './history.repository.ts';

const rowOf = (action: string, details: Record<string, unknown>): HistoryRow => ({
  id: 1,
  at: new Date(0),
  lastAt: new Date(0),
  times: 1,
  action,
  details,
  companyId: 7,
  companyName: 'ООО «Ромашка»',
  companyCode: 'К-000007',
  userId: 1,
  userName: 'Ирина Соколова',
  actedById: null,
  actedByName: null,
});

const lines: readonly [action: string, details: Record<string, unknown>, name: string, line: string][] = [
  [
    'user.rights-changed',
    {
      name: 'Анна Клерк',
      was: { isAdmin: false, rights: ['appeals', 'prices'] },
      now: { isAdmin: true, rights: [] },
    },
    'Изменены права',
    'Анна Клерк, было: цены, обращения, стало: администратор',
  ],
  [
    'user.changed',
    { name: 'Анна Клерк', was: { phone: '', name: 'Анна' }, now: { phone: '79001234567', name: 'Анна' } },
    'Изменены данные сотрудника',
    'Анна Клерк, телефон: — → +7 (900) 123-45-67',
  ],
  [
    'orders.reassigned',
    { count: 3, from: 'Анна', to: 'Ирина' },
    'Заказы переданы другому сотруднику',
    '3 заказа, от\u00a0кого: Анна, кому: Ирина',
  ],
  ['acted', { call: 'POST /api/basket/clear/' }, 'Корзина очищена', ''],
  ['acted', { call: 'POST /api/of-another-release/' }, 'Другое действие', ''],
  ['of.another-release', { number: 1 }, 'Другое действие', ''],
  ['order.cancelled', {}, 'Отменён заказ', ''],
];

for (const [action, details, name, line] of lines)
  it(`shows ${action} ${JSON.stringify(details).slice(0, 40)} as «${name}»`, () => {
    const entry = presentEntry(rowOf(action, details), 'CUSTOMER');
    assert.deepEqual([entry.action, entry.details], [name, line]);
  });

it('links each side to a page it may open', () => {
  const linkOf = (action: string, details: object, role: 'CUSTOMER' | 'MANAGER') =>
    presentEntry(rowOf(action, { ...details }), role).link;
  assert.deepEqual(
    (['CUSTOMER', 'MANAGER'] as const).map((role) => [
      linkOf('order.placed', { orderId: 5 }, role),
      linkOf('user.added', {}, role),
      linkOf('acted', { call: 'POST /api/basket/clear/' }, role),
    ]),
    [
      ['/orders/5/', '/mycompanies/', '/basket/'],
      [null, `/manager/mycompanies/${encodeURIComponent('К-000007')}/`, null],
    ],
  );
});
