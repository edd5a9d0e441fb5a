import type { Issued } from '../papers/document-content.ts';
import { drawInvoice } from './invoice-pdf.ts';
import { drawUpd } from './upd-pdf.ts';

/** Any document as PDF with embedded fonts. */
export function drawDocument({ content, ...issued }: Issued): Promise<Buffer> {
  return content.kind === 'invoice' ? drawInvoice({ ...issued, content }) : drawUpd({ ...issued, content });
}
