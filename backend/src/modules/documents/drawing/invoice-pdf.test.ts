import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildInvoiceWith, buildLineWith } from '../documents.builder.ts';
import { drawInvoice } from './invoice-pdf.ts';

const countPages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;

test('a short invoice is one page, a long one as many as it needs', async () => {
  assert.equal(countPages(await drawInvoice(buildInvoiceWith([buildLineWith()]))), 1);
  const long = Array.from({ length: 200 }, () =>
    buildLineWith({ name: 'Костюм сварщика брезентовый '.repeat(5) }),
  );
  assert.ok((countPages(await drawInvoice(buildInvoiceWith(long))) ?? 0) >= 8);
});
