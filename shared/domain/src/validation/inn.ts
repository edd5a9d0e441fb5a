/** Weights of the control digits, in step with the right-hand end: shorter rows of digits take the last of them. */
const weights = [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8];

/** Whether the control digits of an INN are right: the last of 10 digits, the last two of 12. */
export function isInn(text: string): boolean {
  if (!/^(\d{10}|\d{12})$/.test(text)) return false;
  const own = text.length === 10 ? 9 : 10;
  return text === withControlDigits(text.slice(0, own));
}

/** An INN from its own digits: 9 of a legal entity get one control digit, 10 of a person two. */
export function withControlDigits(own: string): string {
  const first = own + controlDigit(own);
  return own.length === 10 ? first + controlDigit(first) : first;
}

function controlDigit(digits: string): string {
  const due = weights.slice(weights.length - digits.length);
  const sum = due.reduce((total, weight, place) => total + weight * Number(digits[place]), 0);
  return String((sum % 11) % 10);
}
