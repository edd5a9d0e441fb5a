import type { Actor } from '../../platform/actor/actor.ts';
import { Forbidden } from '../../platform/errors/errors.ts';

/** Only the owner may change the keys to an account. Throws `Forbidden` while somebody impersonates the user. */
export function refuseWhenImpersonating({ actedBy }: Actor): void {
  if (actedBy !== null) throw new Forbidden('Это может сделать только сам пользователь');
}

/** A user starts and ends impersonation only as himself. Throws `Forbidden` while the session impersonates somebody. */
export function refuseNestedImpersonation({ actedBy }: Actor): void {
  if (actedBy !== null) throw new Forbidden('Сначала вернитесь в\u00a0свою учётную запись');
}
