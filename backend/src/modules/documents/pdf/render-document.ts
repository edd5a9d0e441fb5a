import type { IssuedDocument } from '../content/document-content.ts';
import { renderInvoice } from './invoice-pdf.ts';
import { renderUpd } from './upd-pdf.ts';

/** Renders a document as PDF with embedded fonts. */
export function renderDocument({ content, ...issued }: IssuedDocument): Promise<Buffer> {
  return content.kind === 'invoice'
    ? renderInvoice({ ...issued, content })
    : renderUpd({ ...issued, content });
}
