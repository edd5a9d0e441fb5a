import { webAddress } from './web-address.ts';

/**
 * Opens a PDF in a new tab and returns its address if the browser has blocked the tab. The tab opens within the click,
 * because browsers block later ones, and navigates to the file's single-use URL (decisions: files) once it is known;
 * after an error it closes.
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
