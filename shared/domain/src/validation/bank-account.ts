/** Weights of the 23 digits that the control key covers; they repeat. */
const weights = [7, 1, 3];

/**
 * Verifies the control key of a settlement account (20 digits) at the bank with this BIK (9 digits), by the Central
 * Bank's rule of 8 September 1997: the weighted sum of the last three digits of the BIK and the account ends in 0.
 */
export function isSettlementAccount(account: string, bik: string): boolean {
  return isAccount(account, bik) && hasControlKey(bik.slice(-3) + account);
}

/** The same for the correspondent account of the bank itself: the key covers 0 and the BIK's fifth and sixth digit. */
export function isCorrespondentAccount(account: string, bik: string): boolean {
  return isAccount(account, bik) && hasControlKey(`0${bik.slice(4, 6)}${account}`);
}

function isAccount(account: string, bik: string): boolean {
  return /^\d{20}$/.test(account) && /^\d{9}$/.test(bik);
}

function hasControlKey(digits: string): boolean {
  const sum = [...digits].reduce((total, digit, place) => {
    return total + ((Number(digit) * (weights[place % weights.length] ?? 0)) % 10);
  }, 0);
  return sum % 10 === 0;
}
