import type {
  ExchangeFile,
  ExchangeOrder,
  ExchangeSession,
  getExchangeState,
} from '@shop/contracts/office/exchange';
import type { ExchangeNode } from '@shop/contracts/office/exchange-nodes';
import type { CallAnswer } from '@shop/contracts/platform/call';
import type { PageNavigation } from '@shop/contracts/platform/fields';

type ExchangeState = CallAnswer<typeof getExchangeState>;

/** An instant so many minutes ago. */
export const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000 - 1000).toISOString();

export const buildNavigationWith = (part: Partial<PageNavigation> = {}): PageNavigation => ({
  ...{ navNum: 1, pageNumber: 1, pageCount: 1, pageSize: 20, recordCount: 1 },
  ...part,
});

export const buildStateWith = (part: Partial<ExchangeState> = {}): ExchangeState => ({
  isConnected: true,
  streams: [
    { stream: 'catalogue', lastAt: minutesAgo(12), limitMinutes: 1440, isLate: false },
    { stream: 'prices', lastAt: minutesAgo(12), limitMinutes: 1440, isLate: false },
    { stream: 'stocks', lastAt: minutesAgo(200), limitMinutes: 120, isLate: true },
    { stream: 'documents', lastAt: null, limitMinutes: 0, isLate: false },
    { stream: 'orders', lastAt: minutesAgo(1), limitMinutes: 60, isLate: false },
  ],
  ...{ waitingOrders: 0, waitingSince: null, refusedOrders: 0, heldFiles: 0, unknownStatuses: [] },
  ...part,
});

export const buildFileWith = (part: Partial<ExchangeFile> = {}): ExchangeFile => ({
  ...{ id: 31, name: 'import0_1.xml', bytes: 2_400_000, state: 'done', problemCount: 0 },
  message: 'Товары: добавлено 12, изменено 3\nПредложения: добавлено 40',
  ...{ receivedAt: '2026-11-27T09:00:05.000Z', finishedAt: '2026-11-27T09:00:45.000Z' },
  ...{ decidedBy: null, isAccepted: null },
  ...part,
});

export const buildSessionWith = (part: Partial<ExchangeSession> = {}): ExchangeSession => ({
  ...{ id: 7, node: 'УТ 11, основная база', kind: 'catalog' },
  ...{ startedAt: '2026-11-27T09:00:00.000Z', endedAt: '2026-11-27T09:03:00.000Z' },
  ...{ offeredOrders: 0, confirmedOrders: 0, files: [buildFileWith()] },
  ...part,
});

export const buildOrderWith = (part: Partial<ExchangeOrder> = {}): ExchangeOrder => ({
  ...{ id: 512, number: '000512', company: 'ООО «Ромашка»', placedAt: minutesAgo(185) },
  ...{ totalKopecks: 123_450, state: 'waiting', takenAt: null, external: null },
  ...part,
});

export const buildNodeWith = (part: Partial<ExchangeNode> = {}): ExchangeNode => ({
  ...{ id: 3, login: 'ut11', name: 'УТ 11', kinds: ['catalog', 'sale'], allowedNetworks: [] },
  ...{ ordersSince: '2026-11-01', encoding: 'utf-8', isActive: true, isRehearsal: false },
  ...{ version: 2, lastCallAt: minutesAgo(12) },
  ...part,
});

/** Somebody who may see the exchange and nothing else of the office. */
export const exchangeStaff = { role: 'MANAGER', scope: [], staffRights: ['office.exchange'] } as const;
