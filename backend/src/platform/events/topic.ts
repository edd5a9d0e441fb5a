/**
 * A topic that triggers announce (migration 022): the rights and sessions of a user, everything that one user or one
 * company sees, or rows that concern everybody.
 */
export type Topic =
  | `${'access' | 'user' | 'company'}:${number}`
  | 'companies'
  | 'staff'
  | 'settings'
  | 'cities'
  | 'products'
  | 'appeals';
