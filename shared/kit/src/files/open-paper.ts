import { messageOf } from '@shop/platform/http';
import { toast } from '@shop/ui';
import { openInTab } from './open-in-tab.ts';

export interface Paper {
  /** «УПД № 5», for what is told. */
  readonly name: string;
  /** Asks for its single-use URL. */
  readonly issueUrl: () => Promise<{ readonly url: string }>;
}

/** Thrown by `issueUrl` when there is no such paper yet; its message is told. */
export class NoPaper extends Error {
  override readonly name = 'NoPaper';
}

/** Opens a PDF in a new tab, and tells what stands in the way, with a link where the browser has opened no tab. */
export async function openPaper(paper: Paper): Promise<void> {
  try {
    const blocked = await openInTab(paper.issueUrl);
    if (blocked)
      toast(`${paper.name} готов, но\u00a0браузер не\u00a0дал открыть вкладку.`, {
        action: { label: 'Открыть', onClick: () => window.open(blocked, '_blank', 'noopener') },
      });
  } catch (error) {
    if (error instanceof NoPaper) return void toast(error.message);
    toast.danger(`${paper.name} не\u00a0открыт. ${messageOf(error)}`, {
      action: { label: 'Повторить', onClick: () => void openPaper(paper) },
    });
  }
}
