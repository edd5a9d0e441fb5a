/**
 * A topic that triggers announce (migrations 022 and 023): the rights and sessions of a user, everything that one user or one
 * company sees, or rows that concern everybody.
 */
export type Topic =
  | `${'access' | 'user' | 'company' | 'product'}:${number}`
  | 'companies'
  | 'staff'
  | 'settings'
  | 'cities'
  | 'products'
  | 'goods'
  | 'appeals';
