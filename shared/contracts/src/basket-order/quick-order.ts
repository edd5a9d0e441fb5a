import { COLUMN_KINDS } from '@shop/domain/columns/headings';
import { BASKET_ROWS_MAX } from '@shop/domain/constants';
import * as v from 'valibot';
import { offerFields } from '../catalog/offer-fields.ts';
import { defineCall } from '../platform/call.ts';
import { day, id, nothing, pageNavigation } from '../platform/fields.ts';

/** Most lines of one file or one paste. */
export const QUICK_ORDER_LINES_MAX = BASKET_ROWS_MAX;
/** Most bytes of a file: 20 MB. */
export const QUICK_ORDER_FILE_BYTES = 20_000_000;
/** Lines of a file that one call checks: the reader sees how far it is after each of them. */
export const QUICK_ORDER_PAGE_SIZE = 2000;

/** A line as somebody wrote it. `article` may be an article of ours or of the buyer's own, or a name. */
const askedLine = v.object({
  /** Its number in the file or the table, from 1: what people see beside it. */
  rowNumber: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_048_576)),
  article: v.pipe(v.string(), v.maxLength(500)),
  /** As written: «1 200,50», «12 шт», or empty for the minimum. */
  quantity: v.pipe(v.string(), v.maxLength(100)),
  /** The product's name, if there is a column of it: helps to find what the article does not. */
  name: v.optional(v.pipe(v.string(), v.maxLength(500)), ''),
});
export type AskedLine = v.InferOutput<typeof askedLine>;

/** An offer as the result shows it. */
const foundOffer = v.object({ ...offerFields, arrivalOn: v.nullable(day) });
export type FoundOffer = v.InferOutput<typeof foundOffer>;

/** Most sizes a line can be given at once. */
const CHOICES_MAX = 60;

/** One of the sizes of a product. */
const sizeChoice = v.object({
  offerId: id,
  article: v.string(),
  /** Its size alone, in Russian: «46», «XL, синий», «48 — нет в наличии». */
  label: v.string(),
});
export type SizeChoice = v.InferOutput<typeof sizeChoice>;

/**
 * Why a line is not as it was written, or not taken.
 * corrected: `multiple` (raised to the minimum or a multiple), `fraction` (rounded up to whole units), `merged` (the same
 * offer as an earlier line, whose quantity has both), `own-article` (by the buyer's own code), `near` (by a name or an
 * article that differs in spelling only), `no-quantity` (the minimum was taken), `unit` (packs became base units, or the unit
 * is none of the product's), `doubtful` («3.000» was read as three).
 * rejected: `unknown`, `ambiguous` (several offers, sizes for one), `not-sold`, `out-of-stock` (where the shop does not sell
 * what it does not have), `bad-quantity`, `too-much`, `empty`.
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

/** What became of a line. Lines in = good + corrected + rejected, each once, in the order they were written. */
const checkedLine = v.object({
  ...askedLine.entries,
  state: v.picklist(['good', 'corrected', 'rejected']),
  /** All that was corrected; the one reason for a rejection. Empty for a good line. */
  reasons: v.array(lineReason),
  /** In Russian, whole: «12 → 15, кратно 5». Empty for a good line. */
  message: v.string(),
  /** What to order and how much of it; null while rejected, and `merged` lines count in the line they name. */
  offer: v.nullable(foundOffer),
  orderQuantity: v.number(),
  /** `merged`: the number of the line that has the sum. */
  mergedInto: v.nullable(v.number()),
  /** Up to three others: near articles, sizes, analogs of what is out of stock. */
  suggestions: v.pipe(v.array(foundOffer), v.maxLength(3)),
  /** `ambiguous` among more sizes of one product than are suggested: all of them, in the product's order. */
  sizes: v.pipe(v.array(sizeChoice), v.maxLength(CHOICES_MAX)),
  /** Nothing wrong with the line, but the shop has less than asked: «в наличии 20, остальное после 28 ноября». */
  stockNote: v.string(),
});
export type CheckedLine = v.InferOutput<typeof checkedLine>;

/**
 * Checks lines: finds offers, corrects quantities, names what is wrong, suggests others. One call for all lines; they are
 * summed up by offer. `quick order: search and table`.
 */
export const findLines = defineCall({
  method: 'POST',
  path: '/api/basket/find/',
  summary: 'Find offers for lines of a quick order',
  access: 'basket.use',
  body: v.object({
    lines: v.pipe(
      v.array(askedLine),
      v.minLength(1, 'Добавьте хотя бы одну строку'),
      v.maxLength(QUICK_ORDER_LINES_MAX, 'За один раз можно проверить не больше 10 000 строк'),
    ),
  }),
  answer: v.object({ lines: v.array(checkedLine) }),
});

/** What a column holds. */
export const columnKind = v.picklist(COLUMN_KINDS);

/**
 * Reads a file of an order (`multipart/form-data`, field `file`) and checks its first page of lines; later pages and other
 * columns or sheets are asked for by `code`, without the file. Kept for a day at the counterparty. Values only: formulas,
 * macros and links are never run. A file that can't be read answers `validation` on `file` with what is wrong with it:
 * its size, type, password, sheet, column or row limit.
 */
export const parseFile = defineCall({
  method: 'POST',
  path: '/api/basket/parseFile/',
  summary: 'Read a file of an order',
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
    /** Of a file that was read before. */
    code: v.optional(v.pipe(v.string(), v.maxLength(100))),
    /** Name of the sheet; the first with lines by default. */
    sheet: v.optional(v.pipe(v.string(), v.maxLength(100))),
    /** Kinds of the columns from the left, as JSON, where they were guessed wrong. */
    columns: v.optional(v.pipe(v.string(), v.maxLength(2000))),
    /** Number of the first row that is a line; the rows above are headings. */
    firstRow: v.optional(v.pipe(v.string(), v.regex(/^\d{1,7}$/))),
  }),
  answer: v.object({
    code: v.string(),
    fileName: v.string(),
    sheets: v.array(v.string()),
    sheet: v.string(),
    /** From the left, as guessed or chosen. */
    columns: v.array(
      v.object({
        kind: columnKind,
        /** Its heading, or empty. */
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

/** Forgets a file before its day is over. */
export const forgetFile = defineCall({
  method: 'DELETE',
  path: '/api/basket/parseFile/{code}/',
  summary: 'Forget a file of an order',
  access: 'basket.use',
  params: v.object({ code: v.pipe(v.string(), v.maxLength(100)) }),
  answer: nothing,
});

/** A sample file with three goods of the catalogue, to be filled in. Single-use URL, good for 60 s. */
export const getSampleFile = defineCall({
  method: 'POST',
  path: '/api/basket/file/get/',
  summary: 'A sample file for a quick order',
  access: 'basket.use',
  body: v.object({ format: v.optional(v.picklist(['xlsx', 'csv']), 'xlsx') }),
  answer: v.object({ url: v.string() }),
});

/** The result as XLSX: every line with what became of it. Single-use URL, good for 60 s. */
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
  answer: v.object({ url: v.string() }),
});

/** A code of the buyer's own for an offer, learned from a correction; kept for all people of the counterparty. */
const ownArticle = v.object({
  article: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Укажите артикул'),
    v.maxLength(200, 'Артикул не длиннее 200 символов'),
  ),
  offerId: id,
});

export const learnOwnArticles = defineCall({
  method: 'POST',
  path: '/api/basket/own-articles/',
  summary: "Learn the buyer's own article codes",
  access: 'basket.use',
  body: v.object({
    items: v.pipe(v.array(ownArticle), v.minLength(1), v.maxLength(QUICK_ORDER_LINES_MAX)),
  }),
  answer: nothing,
});

export const getOwnArticles = defineCall({
  method: 'GET',
  path: '/api/basket/own-articles/',
  summary: "The buyer's own article codes",
  access: 'basket.use',
  answer: v.object({
    items: v.array(v.object({ id, article: v.string(), offer: foundOffer })),
  }),
});

export const forgetOwnArticle = defineCall({
  method: 'DELETE',
  path: '/api/basket/own-articles/{id}/',
  summary: "Forget one of the buyer's own article codes",
  access: 'basket.use',
  params: v.object({ id }),
  answer: nothing,
});

/** Offers by the beginning of an article or by words, for the search tab; the best first, at most ten. */
export const findOffers = defineCall({
  method: 'POST',
  path: '/api/basket/find/offers/',
  summary: 'Find offers by article or name',
  access: 'basket.use',
  body: v.object({ query: v.pipe(v.string(), v.trim(), v.maxLength(200)) }),
  answer: v.object({ items: v.array(v.object({ ...foundOffer.entries, inBasket: v.number() })) }),
});
