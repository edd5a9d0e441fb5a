import { messageOf } from '@shop/platform/http';
import { toast } from '@shop/ui';
import { openInTab } from './open-in-tab.ts';

/** A document that the shop makes on demand. */
export interface Pdf {
  /** The name for messages: «УПД № 5». */
  readonly name: string;
  /** Requests the single-use URL. */
  readonly issueUrl: () => Promise<{ readonly url: string }>;
}

/** Thrown by `issueUrl` when the document does not exist yet; its message is shown. */
export class PdfNotReady extends Error {
  override readonly name = 'PdfNotReady';
}

/** Opens a PDF in a new tab and reports errors. If the browser blocks the tab, the message contains a link. */
export async function openPdf(pdf: Pdf): Promise<void> {
  try {
    const blocked = await openInTab(pdf.issueUrl);
    if (blocked)
      toast(`${pdf.name} готов, но\u00a0браузер не\u00a0дал открыть вкладку.`, {
        action: { label: 'Открыть', onClick: () => window.open(blocked, '_blank', 'noopener') },
      });
  } catch (error) {
    if (error instanceof PdfNotReady) return void toast(error.message);
    toast.danger(`${pdf.name} не\u00a0открыт. ${messageOf(error)}`, {
      action: { label: 'Повторить', onClick: () => void openPdf(pdf) },
    });
  }
}
