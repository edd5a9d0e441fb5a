import type { ActingUser } from '../../platform/actor/acting-user.ts';
import { Forbidden } from '../../platform/errors/errors.ts';

/** The keys to an account are its owner's alone. Throws `Forbidden` while somebody acts for the user. */
export function refuseWhenActing({ actedBy }: ActingUser): void {
  if (actedBy !== null) throw new Forbidden('Это может сделать только сам пользователь');
}

/** What begins and ends acting is done as oneself. Throws `Forbidden` while somebody acts for the user. */
export function refuseActing({ actedBy }: ActingUser): void {
  if (actedBy !== null) throw new Forbidden('Сначала вернитесь в\u00a0свою учётную запись');
}
