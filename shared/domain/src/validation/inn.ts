/** Weights of the check digits, aligned to the right: shorter numbers use the last of them. */
const weights = [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8];

/** Verifies the check digits of an INN: the last of 10 digits, the last two of 12. */
export function isInn(text: string): boolean {
  if (!/^(\d{10}|\d{12})$/.test(text)) return false;
  const own = text.length === 10 ? 9 : 10;
  return text === withControlDigits(text.slice(0, own));
}

/** Appends the check digits: one to the 9 digits of a legal entity, two to the 10 digits of a person. */
export function withControlDigits(own: string): string {
  const first = own + controlDigit(own);
  return own.length === 10 ? first + controlDigit(first) : first;
}

function controlDigit(digits: string): string {
  const due = weights.slice(weights.length - digits.length);
  const sum = due.reduce((total, weight, place) => total + weight * Number(digits[place]), 0);
  return String((sum % 11) % 10);
}
