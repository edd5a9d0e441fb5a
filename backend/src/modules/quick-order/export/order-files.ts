import type { getQuickOrderReport } from '@shop/contracts/basket-order/quick-order';
import type { CallInput } from '@shop/contracts/platform/call';
import { todayInMoscow } from '../../../platform/calendar/days.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { FileTickets } from '../../../platform/files/file-tickets.ts';
import { produceTable, type TableSheet } from '../../../platform/files/workbook/table-sheet.ts';

export const SAMPLE = 'quick-order-sample';
export const REPORT = 'quick-order-report';

type Report = CallInput<typeof getQuickOrderReport>['body'];

/** Registers the files that quick order makes; both can be uploaded again as they are. */
export function registerOrderFiles(files: FileTickets): void {
  files.register<{ format: 'xlsx' | 'csv' }>(SAMPLE, async ({ format }, { db }) =>
    produceTable('Образец заказа', await sampleSheet(db), format),
  );
  files.register<Report>(REPORT, async ({ lines }) =>
    produceTable(`Результат быстрого заказа ${todayInMoscow()}`, reportSheet(lines), 'xlsx'),
  );
}

const article = { title: 'Артикул', width: 22 } as const;
const quantity = { title: 'Количество', width: 12 } as const;

/** Three products of the catalogue that are in stock show how to fill in the file. */
async function sampleSheet(db: Db): Promise<TableSheet> {
  const offers = await db
    .selectFrom('offers')
    .innerJoin('products', 'products.id', 'offers.product_id')
    .select(['offers.article', 'products.name', 'products.min_order_count as least'])
    .where('offers.active', '=', true)
    .where('products.active', '=', true)
    .where('offers.article', '<>', '')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('stocks')
          .select('stocks.offer_id')
          .whereRef('stocks.offer_id', '=', 'offers.id')
          .whereRef('stocks.quantity', '>', 'stocks.reserved'),
      ),
    )
    .distinctOn('products.id')
    .orderBy('products.id')
    .orderBy('offers.id')
    .limit(3)
    .execute();
  return {
    name: 'Заказ',
    columns: [article, quantity, { title: 'Наименование', width: 60 }],
    rows: offers.map(({ article, name, least }) => [article, least, name]),
  };
}

/**
 * Writes every line with its result. The requested values stand first, so that the file can be corrected and sent
 * again.
 */
function reportSheet(lines: Report['lines']): TableSheet {
  return {
    name: 'Результат',
    columns: [
      article,
      quantity,
      { title: 'Строка', width: 9 },
      { title: 'Результат', width: 14 },
      { title: 'Пояснение', width: 50 },
      { title: 'Найден артикул', width: 22 },
      { title: 'Найден товар', width: 60 },
      { title: 'В заказ', width: 12 },
    ],
    rows: lines.map((line) => [
      line.article,
      line.quantity,
      line.rowNumber,
      line.outcome,
      line.message,
      line.foundArticle,
      line.foundName,
      line.orderQuantity,
    ]),
  };
}
