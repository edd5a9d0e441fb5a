import { PdfThread } from '../../../platform/pdf/pdf-thread.ts';
import type { IssuedDocument } from '../content/document-content.ts';

/** A thread that renders invoices and УПД. */
export function documentThread(): PdfThread<IssuedDocument> {
  return new PdfThread<IssuedDocument>(new URL('./document-worker.ts', import.meta.url));
}
