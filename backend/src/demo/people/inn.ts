const FIRST_OF_12 = [7, 2, 4, 10, 3, 5, 9, 4, 6, 8];
const SECOND_OF_12 = [3, ...FIRST_OF_12];
const LAST_OF_10 = [2, 4, 10, 3, 5, 9, 4, 6, 8];

/** ИНН of a legal entity from its first nine digits: the tenth is the control digit. */
export function legalInn(nine: string): string {
  return nine + controlDigit(nine, LAST_OF_10);
}

/** ИНН of an individual entrepreneur from its first ten digits: two control digits follow. */
export function individualInn(ten: string): string {
  const eleven = ten + controlDigit(ten, FIRST_OF_12);
  return eleven + controlDigit(eleven, SECOND_OF_12);
}

/** ОГРН from its first twelve digits. */
export function ogrn(twelve: string): string {
  return twelve + String((Number(twelve) % 11) % 10);
}

/** ОГРНИП from its first fourteen digits. */
export function ogrnip(fourteen: string): string {
  return fourteen + String((Number(fourteen) % 13) % 10);
}

function controlDigit(digits: string, weights: readonly number[]): string {
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return String((sum % 11) % 10);
}
