import type { Db } from '../../platform/database/database.ts';
import { Validation } from '../../platform/errors/errors.ts';
import { spendSecret } from '../session/session.api.ts';

/**
 * Uses up the verification token of `checkCode` for `registration`, which proves that its holder has the phone. Throws
 * `Validation` of `field` if the token is used, expired, or another phone's. It stays good if the transaction is rolled
 * back.
 */
export async function spendPhoneToken(
  tx: Db,
  checkWord: string,
  phone: string,
  field: 'checkWord' | 'personal_phone',
): Promise<void> {
  const opened = await spendSecret(tx, 'phone', checkWord);
  if (opened?.phone !== phone) {
    throw new Validation('Подтвердите телефон ещё раз: прошло больше десяти минут или номер другой', field);
  }
}
