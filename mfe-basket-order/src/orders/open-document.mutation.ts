import { openDocument } from '@shop/shared/contracts/orders';
import { call, messageOf } from '@shop/shared/http';
import { useMutation } from '@shop/shared/query';

/**
 * Opens a document's PDF in a new tab. The tab is opened within the click, for browsers block what opens later, and
 * goes to the document's single-use URL (decisions: files) once that is known; after a failure it is closed again.
 */
export function useOpenDocument(id: number) {
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: async (tab: Window | null) => {
      try {
        const { url } = await call(openDocument, { params: { id } });
        const address = safeAddress(url);
        tab?.location.replace(address);
        return tab ? undefined : address;
      } catch (failure) {
        tab?.close();
        throw failure;
      }
    },
  });

  function open() {
    const tab = window.open('about:blank', '_blank');
    if (tab) {
      tab.opener = null;
      tab.document.title = 'Открываем документ…';
    }
    mutate(tab);
  }

  return { open, isPending, problem: error && messageOf(error), blockedUrl: data };
}

/** An address the browser loads; anything else, a script above all, is refused. */
function safeAddress(url: string): string {
  const address = new URL(url, location.origin);
  if (address.protocol !== 'https:' && address.protocol !== 'http:') throw new TypeError(`Unexpected ${url}`);
  return address.href;
}
