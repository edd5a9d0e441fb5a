/**
 * Formats a phone for display (§5). A leading 8 becomes 7, a leading 9 gets a 7 before it; 11 digits are shown as `+7
 * (XXX) XXX-XX-XX`, anything else stays as it is.
 */
export function formatPhone(phone: string): string {
  const digits = phoneDigits(phone);
  const parts = /^7(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(digits);
  return parts ? `+7 (${parts[1]}) ${parts[2]}-${parts[3]}-${parts[4]}` : phone;
}

/** Normalises a phone to the digits that the API expects: `79000000001`. */
export function phoneDigits(phone: string): string {
  return phone.replace(/\D/g, '').replace(/^8/, '7').replace(/^9/, '79');
}
