/** Computes an ОГРН from its first twelve digits. */
export function ogrn(twelve: string): string {
  return twelve + String((Number(twelve) % 11) % 10);
}

/** Computes an ОГРНИП from its first fourteen digits. */
export function ogrnip(fourteen: string): string {
  return fourteen + String((Number(fourteen) % 13) % 10);
}
