/** Saves what lies at a single-use address: an attachment, so the page stays where it is. */
export function followDownload(url: string): void {
  const address = new URL(url, location.origin);
  if (address.protocol !== 'https:' && address.protocol !== 'http:') throw new TypeError(`Unexpected ${url}`);
  const link = document.createElement('a');
  link.href = address.href;
  link.download = '';
  link.click();
}
