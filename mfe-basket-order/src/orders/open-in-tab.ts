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
    const address = safeAddress(url);
    tab?.location.replace(address);
    return tab ? undefined : address;
  } catch (failure) {
    tab?.close();
    throw failure;
  }
}

/** An address the browser loads; anything else, a script above all, is refused. */
function safeAddress(url: string): string {
  const address = new URL(url, location.origin);
  if (address.protocol !== 'https:' && address.protocol !== 'http:') throw new TypeError(`Unexpected ${url}`);
  return address.href;
}
