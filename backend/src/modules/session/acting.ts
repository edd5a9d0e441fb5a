import type { ActingUser } from '../../http/acting-user.ts';
import { Forbidden } from '../../http/errors.ts';

/** The keys to an account are its owner's alone. Throws `Forbidden` while a manager acts for the user. */
export function refuseWhenActing({ actedBy }: ActingUser): void {
  if (actedBy !== null) throw new Forbidden('Это может сделать только сам пользователь');
}
