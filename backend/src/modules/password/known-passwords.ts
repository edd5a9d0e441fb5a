import { readFileSync } from 'node:fs';
import { Validation } from '../../platform/errors/errors.ts';

/** The list holds passwords that attackers try first: those that fit the rules of §5, in lower case. */
const known = new Set(
  readFileSync(new URL('./known-passwords.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#')),
);

/** Throws `Validation` of `password` for a widely known one, in any case of letters. */
export function refuseKnownPassword(password: string): void {
  if (known.has(password.toLowerCase())) {
    throw new Validation('Этот пароль слишком известен, придумайте другой', 'password');
  }
}

/** Throws `Validation` of `password` for one that equals the login or its part before the `@`. */
export function refuseLoginAsPassword(password: string, login: string): void {
  const typed = password.toLowerCase();
  if (typed === login || typed === login.split('@')[0]) {
    throw new Validation('Пароль не должен совпадать с логином', 'password');
  }
}
