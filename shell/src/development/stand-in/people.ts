import { logIn } from '@shop/platform/session';

/** The demo users, the first of whom an area alone begins with. */
export const people = [
  { login: 'buyer@demo.example', title: 'Покупатель' },
  { login: 'clerk@demo.example', title: 'Покупатель без права заказа' },
  { login: 'manager@demo.example', title: 'Менеджер' },
  { login: 'ops@demo.example', title: 'Эксплуатация' },
] as const;

export type Person = (typeof people)[number];

/** Throws what the call throws: a database without demo users has none of them. */
export function logInAs({ login }: Person): Promise<void> {
  return logIn({ login, password: 'Demo2026' });
}
