/** Returns an absolute http(s) address; anything else, such as a script URL, is refused. */
export function webAddress(url: string): string {
  const address = new URL(url, location.origin);
  if (address.protocol !== 'https:' && address.protocol !== 'http:') throw new TypeError(`Unexpected ${url}`);
  return address.href;
}
