const [ZERO, NINE, MINUS] = [48, 57, 45];

/**
 * Calls `visit` with each whole number of a text like `12,15,90` or `12:9900,15:4500`, whatever stands between them.
 * Splitting a list of millions into texts takes seconds and hundreds of megabytes.
 */
export function eachNumber(list: string | null | undefined, visit: (number: number) => void): void {
  if (!list) return;
  let [number, sign, isOpen] = [0, 1, false];
  for (let at = 0; at < list.length; at += 1) {
    const code = list.charCodeAt(at);
    if (code >= ZERO && code <= NINE) {
      number = number * 10 + (code - ZERO);
      isOpen = true;
      continue;
    }
    if (isOpen) visit(sign * number);
    [number, sign, isOpen] = [0, code === MINUS ? -1 : 1, false];
  }
  if (isOpen) visit(sign * number);
}
