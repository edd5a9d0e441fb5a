import { openDocument } from '@shop/shared/contracts/orders';
import { call } from '@shop/shared/http';
import { useMutation } from '@shop/shared/query';

/**
 * Downloads a document's PDF by a single-use URL (decisions: files). Not in a tab of its own: files are served as
 * attachments in a sandbox where no browser shows a PDF, so a tab would stay blank, and blockers stop late ones anyway.
 */
export function useDownloadDocument(id: number) {
  return useMutation({
    mutationFn: async () => {
      const { url } = await call(openDocument, { params: { id } });
      download(url);
    },
  });
}

/** By a link: unlike a navigation, a download that fails leaves the page where it is. */
function download(url: string): void {
  const address = new URL(url, location.origin);
  if (address.protocol !== 'https:' && address.protocol !== 'http:') throw new TypeError(`Unexpected ${url}`);
  const link = document.createElement('a');
  link.href = address.href;
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}
