import type { Role } from '@shop/contracts/account/permissions';

/** Roles as users read them. */
export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  CUSTOMER: 'Покупатель',
  MANAGER: 'Менеджер',
  OPERATIONS: 'Эксплуатация',
};
