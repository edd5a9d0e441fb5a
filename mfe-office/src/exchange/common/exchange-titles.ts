import type { ExchangeFileState, ExchangeStream } from '@shop/contracts/office/exchange';
import type { ExchangeKind } from '@shop/contracts/office/exchange-nodes';

export const kindTitles: Readonly<Record<ExchangeKind, string>> = {
  catalog: 'Каталог',
  sale: 'Заказы',
  reference: 'Справочники',
};

export const streamTitles: Readonly<Record<ExchangeStream, string>> = {
  catalogue: 'Товары',
  prices: 'Цены',
  stocks: 'Остатки',
  documents: 'Документы из\u00a01С',
  orders: 'Заказы в\u00a01С',
};

export const fileStates = {
  receiving: { title: 'Принимается', tone: 'info' },
  queued: { title: 'В\u00a0очереди', tone: 'info' },
  working: { title: 'Загружается', tone: 'info' },
  held: { title: 'Ждёт решения', tone: 'warning' },
  done: { title: 'Обработан', tone: 'success' },
  unchanged: { title: 'Без\u00a0изменений', tone: 'neutral' },
  refused: { title: 'Отклонён', tone: 'danger' },
} as const satisfies Record<ExchangeFileState, object>;
