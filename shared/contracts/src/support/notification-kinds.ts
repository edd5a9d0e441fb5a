import type { Role } from '../account/permissions.ts';
import type { NotificationKind } from './notifications.ts';

interface NotifiableKind {
  readonly kind: NotificationKind;
  /** True if emails of this kind can be refused; mandatory emails do not count (`email-preferences.ts` of the server). */
  readonly hasMail: boolean;
}

/**
 * The kinds that each role can refuse, in the order of the settings. Messages of the shop itself (`site`) cannot be
 * refused.
 */
export const notifiableKinds: Readonly<Record<Role, readonly NotifiableKind[]>> = {
  CUSTOMER: [
    { kind: 'order', hasMail: true },
    { kind: 'finances', hasMail: true },
    { kind: 'appeal', hasMail: true },
    { kind: 'arrival', hasMail: true },
    { kind: 'question', hasMail: false },
    { kind: 'company', hasMail: false },
  ],
  MANAGER: [
    { kind: 'order', hasMail: false },
    { kind: 'appeal', hasMail: false },
    { kind: 'question', hasMail: false },
    { kind: 'company', hasMail: false },
  ],
  OPERATIONS: [],
};
