import { messageOf } from '@shop/shared/http';
import { toast } from '@shop/shared/ui';

export interface Paper {
  /** «УПД № 5», for what is told. */
  readonly name: string;
  /** Asks for its single-use URL. */
  readonly issueUrl: () => Promise<{ readonly url: string }>;
}

/**
 * Opens a PDF in a new tab. The tab is opened within the click, for browsers block what opens later, and goes to the file
 * once its address is known. What stands in the way is told, with a link where the browser has opened no tab.
 */
export async function openPaper(paper: Paper): Promise<void> {
  const tab = window.open('about:blank', '_blank');
  if (tab) {
    tab.opener = null;
    tab.document.title = 'Открываем документ…';
  }
  try {
    const address = safeAddress((await paper.issueUrl()).url);
    if (tab) return tab.location.replace(address);
    toast(`${paper.name} готов, но\u00a0браузер не\u00a0дал открыть вкладку.`, {
      action: { label: 'Открыть', onClick: () => window.open(address, '_blank', 'noopener') },
    });
  } catch (error) {
    tab?.close();
    toast.danger(`${paper.name} не\u00a0открыт. ${messageOf(error)}`, {
      action: { label: 'Повторить', onClick: () => void openPaper(paper) },
    });
  }
}

/** An address of the web; anything else, a script above all, is refused. */
function safeAddress(url: string): string {
  const address = new URL(url, location.origin);
  if (!/^https?:$/.test(address.protocol)) throw new TypeError(`Unexpected ${url}`);
  return address.href;
}
