import { COLUMN_KINDS } from '@shop/domain/columns/headings';
import { BASKET_ROWS_MAX } from '@shop/domain/constants';
import * as v from 'valibot';
import { offerFields } from '../catalog/offer-fields.ts';
import { defineCall } from '../platform/call.ts';
import { confidential } from '../platform/confidential.ts';
import { day, id, nothing, pageNavigation } from '../platform/fields.ts';

/** Most lines of one file or one paste. */
export const QUICK_ORDER_LINES_MAX = BASKET_ROWS_MAX;
/** Most bytes of a file: 20 MB. */
export const QUICK_ORDER_FILE_BYTES = 20_000_000;
/** Lines of a file that one call checks; progress is shown after each call. */
export const QUICK_ORDER_PAGE_SIZE = 2000;

/** A requested line as written. `article` can be our article, a customer part number or a name. */
const requestedLine = v.object({
  /** Number of the line in the file or table, from 1. */
  rowNumber: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_048_576)),
  article: v.pipe(v.string(), v.maxLength(500)),
  /** The text as written: «1 200,50», «12 шт», or empty for the minimum. */
  quantity: v.pipe(v.string(), v.maxLength(100)),
  /** The product's name, if the table has such a column; helps when the article is not found. */
  name: v.optional(v.pipe(v.string(), v.maxLength(500)), ''),
});
export type RequestedLine = v.InferOutput<typeof requestedLine>;

/** An offer in the result. */
const foundOffer = v.object({ ...offerFields, arrivalOn: v.nullable(day) });
export type FoundOffer = v.InferOutput<typeof foundOffer>;

/** Most sizes that a line can offer as a choice. */
const CHOICES_MAX = 60;

/** One of the sizes of a product. */
const sizeChoice = v.object({
  offerId: id,
  article: v.string(),
  /** The size alone, in Russian: «46», «XL, синий», «48 — нет в наличии». */
  label: v.string(),
});
export type SizeChoice = v.InferOutput<typeof sizeChoice>;

/**
 * Why a line was corrected or rejected.
 * - Corrected: `multiple` (raised to the minimum or a multiple), `fraction` (rounded up to whole units), `merged`
 *   (the same offer as an earlier line, which has the sum), `own-article` (found by a customer part number), `near`
 *   (found by name or by an article with a different spelling), `no-quantity` (the minimum was used), `unit` (packs
 *   were converted, or the unit is unknown for the product), `doubtful` («3.000» was read as three).
 * - Rejected: `unknown`, `ambiguous` (several offers match, for example sizes), `not-sold`, `out-of-stock` (where the
 *   shop does not sell goods on back order), `bad-quantity`, `too-much`, `empty`.
 */
const lineReason = v.picklist([
  'multiple',
  'fraction',
  'merged',
  'own-article',
  'near',
  'no-quantity',
  'unit',
  'doubtful',
  'unknown',
  'ambiguous',
  'not-sold',
  'out-of-stock',
  'bad-quantity',
  'too-much',
  'empty',
]);
export type LineReason = v.InferOutput<typeof lineReason>;

/** The result of a line. Lines in = good + corrected + rejected, each once, in the order they were written. */
const checkedLine = v.object({
  ...requestedLine.entries,
  state: v.picklist(['good', 'corrected', 'rejected']),
  /** All corrections, or the single reason for the rejection. Empty for a good line. */
  reasons: v.array(lineReason),
  /** The complete Russian message: «12 → 15, кратно 5». Empty for a good line. */
  message: v.string(),
  /**
   * The offer and quantity to order; null while rejected. The quantity of a `merged` line counts in the line it
   * names.
   */
  offer: v.nullable(foundOffer),
  orderQuantity: v.number(),
  /** For `merged`: the number of the line with the sum. */
  mergedInto: v.nullable(v.number()),
  /** Up to three alternatives: similar articles, sizes, analogs of what is out of stock. */
  suggestions: v.pipe(v.array(foundOffer), v.maxLength(3)),
  /** For `ambiguous` with more sizes than suggestions: all sizes of the product, in its order. */
  sizes: v.pipe(v.array(sizeChoice), v.maxLength(CHOICES_MAX)),
  /** Set if the line is fine but the stock is short: «в наличии 20, остальное после 28 ноября». */
  stockNote: v.string(),
});
export type CheckedLine = v.InferOutput<typeof checkedLine>;

/**
 * Checks lines: finds offers, corrects quantities, reports problems, suggests alternatives. One call for all lines,
 * summed up by offer (§7, quick order: search and table).
 */
export const findLines = defineCall({
  method: 'POST',
  path: '/api/basket/find/',
  summary: 'Find offers for lines of a quick order',
  access: 'basket.use',
  body: v.object({
    lines: v.pipe(
      v.array(requestedLine),
      v.minLength(1, 'Добавьте хотя бы одну строку'),
      v.maxLength(QUICK_ORDER_LINES_MAX, 'За один раз можно проверить не больше 10 000 строк'),
    ),
  }),
  answer: v.object({ lines: v.array(checkedLine) }),
});

/** The kind of a column. */
export const columnKind = v.picklist(COLUMN_KINDS);

/**
 * Parses the file of an order (`multipart/form-data`, field `file`) and checks its first page of lines. Later pages
 * and other columns or sheets are requested by `code`, without the file, which is kept for a day at the counterparty.
 * Only values are read: formulas, macros and links never run. An unreadable file answers `validation` at `file` with
 * the reason: size, type, password, sheet, column or row limit.
 */
export const parseFile = defineCall({
  method: 'POST',
  path: '/api/basket/parseFile/',
  summary: 'Parse the file of an order',
  access: 'basket.use',
  query: v.object({ page: v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number)), '1') }),
  names: { page: 'PAGE' },
  form: true,
  body: v.object({
    /** xlsx, xls, ods, csv, tsv or txt, up to 20 MB. */
    file: v.optional(
      v.pipe(
        v.unknown(),
        v.check((value) => value instanceof File, 'Выберите файл'),
        v.transform((value) => value as File),
      ),
    ),
    /** Code of a file that was parsed before. */
    code: v.optional(v.pipe(v.string(), v.maxLength(100))),
    /** Name of the sheet; defaults to the first one with lines. */
    sheet: v.optional(v.pipe(v.string(), v.maxLength(100))),
    /** Kinds of the columns from the left, as JSON, to correct a wrong guess. */
    columns: v.optional(v.pipe(v.string(), v.maxLength(2000))),
    /** Number of the first line; the rows above are headings. */
    firstRow: v.optional(v.pipe(v.string(), v.regex(/^\d{1,7}$/))),
  }),
  answer: v.object({
    code: v.string(),
    fileName: v.string(),
    sheets: v.array(v.string()),
    sheet: v.string(),
    /** Columns from the left, as guessed or chosen. */
    columns: v.array(
      v.object({
        kind: columnKind,
        /** The heading, or empty. */
        title: v.string(),
        /** Up to three of its values. */
        samples: v.array(v.string()),
      }),
    ),
    firstRow: v.number(),
    lines: v.array(checkedLine),
    pageNavigation,
  }),
});

/** Deletes a file before its day is over. */
export const forgetFile = defineCall({
  method: 'DELETE',
  path: '/api/basket/parseFile/{code}/',
  summary: 'Delete the file of an order',
  access: 'basket.use',
  params: v.object({ code: v.pipe(v.string(), v.maxLength(100)) }),
  answer: nothing,
});

/** A sample file with three products of the catalogue, to be filled in. Single-use URL, valid for 60 s. */
export const getSampleFile = defineCall({
  method: 'POST',
  path: '/api/basket/file/get/',
  summary: 'A sample file for a quick order',
  access: 'basket.use',
  body: v.object({ format: v.optional(v.picklist(['xlsx', 'csv']), 'xlsx') }),
  answer: v.object({ url: confidential }),
});

/** The result as XLSX: every line with its outcome. Single-use URL, valid for 60 s. */
export const getQuickOrderReport = defineCall({
  method: 'POST',
  path: '/api/basket/find/report/',
  summary: 'The result of a quick order as a file',
  access: 'basket.use',
  body: v.object({
    lines: v.pipe(
      v.array(
        v.object({
          rowNumber: v.number(),
          article: v.pipe(v.string(), v.maxLength(500)),
          quantity: v.pipe(v.string(), v.maxLength(100)),
          /** «Добавлена», «Исправлена», «Отклонена». */
          outcome: v.pipe(v.string(), v.maxLength(50)),
          message: v.pipe(v.string(), v.maxLength(500)),
          foundArticle: v.pipe(v.string(), v.maxLength(500)),
          foundName: v.pipe(v.string(), v.maxLength(500)),
          orderQuantity: v.number(),
        }),
      ),
      v.minLength(1, 'Отчёт пуст'),
      v.maxLength(QUICK_ORDER_LINES_MAX, 'Не больше 10 000 строк'),
    ),
  }),
  answer: v.object({ url: confidential }),
});

/**
 * A customer part number: the buyer's own code for an offer, learned from a correction; shared by all people of the
 * counterparty (decision 043).
 */
const customerPartNumber = v.object({
  article: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Укажите артикул'),
    v.maxLength(200, 'Артикул не длиннее 200 символов'),
  ),
  offerId: id,
});

export const learnCustomerPartNumbers = defineCall({
  method: 'POST',
  path: '/api/basket/own-articles/',
  summary: 'Learn customer part numbers',
  access: 'basket.use',
  body: v.object({
    items: v.pipe(v.array(customerPartNumber), v.minLength(1), v.maxLength(QUICK_ORDER_LINES_MAX)),
  }),
  answer: nothing,
});

export const getCustomerPartNumbers = defineCall({
  method: 'GET',
  path: '/api/basket/own-articles/',
  summary: 'Customer part numbers',
  access: 'basket.use',
  answer: v.object({
    items: v.array(v.object({ id, article: v.string(), offer: foundOffer })),
  }),
});

export const forgetCustomerPartNumber = defineCall({
  method: 'DELETE',
  path: '/api/basket/own-articles/{id}/',
  summary: 'Delete a customer part number',
  access: 'basket.use',
  params: v.object({ id }),
  answer: nothing,
});

/** Offers by the beginning of an article or by words, for the search tab; at most ten, the best match first. */
export const findOffers = defineCall({
  method: 'POST',
  path: '/api/basket/find/offers/',
  summary: 'Find offers by article or name',
  access: 'basket.use',
  body: v.object({ query: v.pipe(v.string(), v.trim(), v.maxLength(200)) }),
  answer: v.object({ items: v.array(v.object({ ...foundOffer.entries, inBasket: v.number() })) }),
});
