import type {
  DocumentLine,
  InvoiceContent,
  IssuedDocument,
  UpdContent,
  WithSeller,
} from '../../../src/modules/documents/content/document-content.ts';
import {
  documentLine,
  type SoldLine,
  sumsOf,
} from '../../../src/modules/documents/content/document-lines.ts';
import { USUAL_INVOICE_TERMS } from '../../../src/modules/documents/content/documents-setting.ts';
import { NO_FACSIMILE } from '../../../src/modules/documents/content/seller.ts';
import { demoSeller } from '../../../src/processes/demo/orders/demo-seller.ts';

export function buildLineWith(part: Partial<SoldLine> = {}): DocumentLine {
  const line = { article: 'АРТ-1', name: 'Перчатки', measure: 'пара', priceKopecks: 122_00, vatPercent: 22 };
  return documentLine({ ...line, quantity: 1, quantityBefore: 0, ...part });
}

const paper = {
  version: 1,
  seller: demoSeller,
  buyer: {
    name: 'ООО «Ромашка»',
    inn: '7701234567',
    kpp: '770101001',
    address: 'г. Москва, ул. Руставели, д. 14',
  },
  consignee: null,
  order: { number: 'ЗК-2026-00001', placedOn: '2026-11-20' },
  contract: { number: '17', signedOn: '2026-01-12' },
} as const;

export function buildInvoiceWith(
  lines: readonly DocumentLine[],
  part: Partial<WithSeller<InvoiceContent>> = {},
): IssuedDocument<InvoiceContent> {
  const own = {
    kind: 'invoice',
    dueOn: null,
    terms: USUAL_INVOICE_TERMS,
    validUntil: null,
    facsimile: NO_FACSIMILE,
  } as const;
  const content = { ...paper, ...own, lines: [...lines], ...sumsOf(lines), ...part };
  return { number: 'СЧ-2026-00001', issuedOn: '2026-11-21', content };
}

export function buildUpdWith(
  lines: readonly DocumentLine[],
  part: Partial<WithSeller<UpdContent>> = {},
): IssuedDocument<UpdContent> {
  const own = { kind: 'upd', transport: 'Доставка поставщиком, г. Москва, ул. Руставели, д. 14' } as const;
  const content = { ...paper, ...own, payments: [], lines: [...lines], ...sumsOf(lines), ...part };
  return { number: 'УПД-2026-00001', issuedOn: '2026-11-21', content };
}
