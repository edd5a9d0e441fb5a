import type { updateProfile } from '@shop/shared/contracts/profile';
import { formatPhone } from '@shop/shared/format/phone';
import type * as v from 'valibot';
import type { Db } from '../../database/database.ts';
import type { ActingUser } from '../../http/acting-user.ts';
import { Validation } from '../../http/errors.ts';
import { queueMail } from '../../outbox/outbox.ts';
import { refuseWhenActing } from '../session/acting.ts';
import { useSecret as spendSecret } from '../session/single-use-secrets.ts';
import { profileOf } from './profile.repository.ts';

type GivenData = v.InferOutput<NonNullable<typeof updateProfile.body>>;

/**
 * Saves what the user says of himself. A new phone is a key to the account: it needs the check word of a code sent to
 * it (`checkCode` for `registration`), nobody else may have it, and no manager who acts for the user may set it. The
 * owner is told by e-mail. Throws `Validation` of `personal_phone`, `Forbidden`.
 */
export async function saveOwnData(db: Db, actor: ActingUser, given: GivenData): Promise<void> {
  const profile = profileOf(db, actor);
  const before = await profile.read();
  const { checkWord, phone = before.phone, ...rest } = given;
  const data = { ...rest, phone };
  if (phone !== null && phone !== before.phone) {
    refuseWhenActing(actor);
    await provePhone(db, phone, checkWord);
    if (await profile.isPhoneTaken(phone))
      throw new Validation('Этот телефон уже указан в другой учётной записи', 'personal_phone');
    await tellOfPhone(db, before.login, phone);
  }
  const changed = (Object.keys(data) as (keyof typeof data)[]).filter((name) => data[name] !== before[name]);
  if (changed.length > 0) await profile.save(data, changed);
}

async function provePhone(db: Db, phone: string, checkWord: string | undefined): Promise<void> {
  if (checkWord === undefined)
    throw new Validation('Подтвердите новый телефон кодом из\u00a0смс', 'personal_phone');
  const opened = await spendSecret(db, 'phone', checkWord);
  if (opened?.phone !== phone)
    throw new Validation(
      'Подтвердите телефон ещё раз: прошло больше десяти минут или номер другой',
      'personal_phone',
    );
}

async function tellOfPhone(db: Db, recipient: string, phone: string): Promise<void> {
  await queueMail(db, {
    recipient,
    subject: 'Телефон для входа изменён',
    body: `Для входа в вашу учётную запись теперь служит телефон ${formatPhone(phone)}.\n\nЕсли это сделали не вы, смените пароль и напишите нам.`,
  });
}
