import { formatLongDay } from '../../../platform/pdf/format.ts';
import { finishPdf, landscape, openPdf } from '../../../platform/pdf/pdf-page.ts';
import { drawTable } from '../../../platform/pdf/pdf-table.ts';
import type { IssuedDocument, UpdContent } from '../content/document-content.ts';
import { drawUpdHead } from './upd-head.ts';
import { drawSigners, SIGNERS_HEIGHT } from './upd-signers.ts';
import { drawTotal, TOTAL_HEIGHT, updTable } from './upd-table.ts';
import { drawTransfer, transferHeight } from './upd-transfer.ts';

/**
 * Renders a УПД of status 1 (счёт-фактура and передаточный документ): the form recommended by the ФНС (ММВ-20-3/96@)
 * around the счёт-фактура of постановление № 1137 as of April 2026. Columns 12 to 14 are left out: they are for
 * traceable goods, whose documents have to be electronic.
 */
export async function renderUpd(upd: IssuedDocument<UpdContent>): Promise<Buffer> {
  const { number, issuedOn, content } = upd;
  const title = `Универсальный передаточный документ № ${number} от ${formatLongDay(issuedOn)}`;
  const pdf = openPdf(title, landscape);
  pdf.lineGap(0);
  drawUpdHead(pdf, upd);
  drawTable(pdf, landscape, {
    ...updTable(pdf, content),
    tailHeight: TOTAL_HEIGHT + SIGNERS_HEIGHT + transferHeight(pdf, upd),
  });
  drawTotal(pdf, content);
  drawSigners(pdf, content.seller, pdf.bufferedPageRange().count);
  drawTransfer(pdf, upd);
  return finishPdf(pdf, title, landscape);
}
