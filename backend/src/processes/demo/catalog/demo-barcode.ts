import { createHash } from 'node:crypto';

/** An EAN-13 of the range that shops use inside (it begins with 2), always the same for the same name. */
export function demoBarcode(name: string): string {
  const digest = createHash('sha1').update(name).digest().readUIntBE(0, 6);
  const digits = `2${String(digest % 1e11).padStart(11, '0')}`;
  const sum = [...digits].reduce(
    (total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3),
    0,
  );
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
