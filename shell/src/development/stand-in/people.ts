import { logIn } from '@shop/platform/session';

/** The demo users. An area alone starts as the first of them. */
export const people = [
  { login: 'buyer@demo.example', title: 'Покупатель' },
  { login: 'clerk@demo.example', title: 'Покупатель без права заказа' },
  { login: 'manager@demo.example', title: 'Менеджер' },
  { login: 'ops@demo.example', title: 'Эксплуатация' },
] as const;

export type Person = (typeof people)[number];

/** Throws what the call throws: a database may have no demo users. */
export function logInAs({ login }: Person): Promise<void> {
  return logIn({ login, password: 'Demo2026' });
}
