import type { Db } from '../../platform/database/database.ts';
import { Validation } from '../../platform/errors/errors.ts';
import { spendSecret } from '../session/session.api.ts';

/**
 * Uses up the check word of `checkCode` for `registration`: the proof that whoever brings it has the phone. Throws
 * `Validation` of `field` where it is used, old, or another phone's. In a transaction that is undone it stays good.
 */
export async function spendPhoneCheckWord(
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
