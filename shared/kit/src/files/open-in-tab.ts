import { webAddress } from './web-address.ts';

/**
 * Opens a PDF in a new tab. The tab is opened within the click, for browsers block what opens later, and goes to the file's
 * single-use URL (decisions: files) once that is known; after a failure it is closed again. Answers the address where the
 * browser has opened no tab.
 */
export async function openInTab(
  issueUrl: () => Promise<{ readonly url: string }>,
): Promise<string | undefined> {
  const tab = window.open('about:blank', '_blank');
  if (tab) {
    tab.opener = null;
    tab.document.title = 'Открываем документ…';
  }
  try {
    const { url } = await issueUrl();
    const address = webAddress(url);
    tab?.location.replace(address);
    return tab ? undefined : address;
  } catch (failure) {
    tab?.close();
    throw failure;
  }
}
