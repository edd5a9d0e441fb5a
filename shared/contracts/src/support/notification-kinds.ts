import type { Role } from '../account/permissions.ts';
import type { NotificationKind } from './notifications.ts';

interface ToldKind {
  readonly kind: NotificationKind;
  /** Letters are sent about it, too; those that always go do not count (`wants-mail.ts` of the server). */
  readonly hasMail: boolean;
}

/** What each role is told of and may refuse, in the order of the settings. Words of the shop itself (`site`) nobody refuses. */
export const toldKinds: Readonly<Record<Role, readonly ToldKind[]>> = {
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
