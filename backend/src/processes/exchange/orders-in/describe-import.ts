import type { ImportCounts, Outcome } from './documents/import-counts.ts';

const NOUNS: Readonly<Record<string, string>> = {
  orders: 'Заказы',
  shipments: 'Отгрузки',
  payments: 'Оплаты',
  refunds: 'Возвраты денег',
  returns: 'Возвраты товара',
  invoices: 'Счета',
  documents: 'Другие документы',
  counterparties: 'Контрагенты',
  contracts: 'Договоры',
};

const OUTCOMES: Readonly<Record<Outcome | 'setAside', string>> = {
  added: 'добавлено',
  changed: 'изменено',
  unchanged: 'без изменений',
  waiting: 'ждут покупателя',
  cancelled: 'отменено',
  setAside: 'отложено',
};

/** Describes the result of a file, a line for each noun: «Заказы: изменено 3, отложено 1». */
export function describeImport(counts: ImportCounts): string {
  const lines = Object.entries(counts).map(([noun, outcomes]) => {
    const parts = Object.entries(outcomes).map(
      ([outcome, count]) => `${OUTCOMES[outcome as keyof typeof OUTCOMES]} ${count}`,
    );
    return `${NOUNS[noun] ?? noun}: ${parts.join(', ')}`;
  });
  return lines.length === 0 ? 'В\u00a0файле нет документов' : lines.join('\n');
}
