/** Text of others that can do nothing to a terminal: without control characters. */
export function printable(text: string): string {
  return text.replace(/\p{Cc}/gu, ' ');
}
