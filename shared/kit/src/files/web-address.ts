/** An address of the web, whole; anything else, a script above all, is refused. */
export function webAddress(url: string): string {
  const address = new URL(url, location.origin);
  if (address.protocol !== 'https:' && address.protocol !== 'http:') throw new TypeError(`Unexpected ${url}`);
  return address.href;
}
