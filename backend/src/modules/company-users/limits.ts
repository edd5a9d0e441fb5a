import type { Throttle } from '../../platform/limits/throttle.ts';

/** Each may be a letter to a mailbox that the shop knows nothing of, and says whether an e-mail has an account. */
export const invitationsLimit: Throttle = {
  name: 'invitations',
  free: 20,
  leakS: 3600,
  beyond: 'full',
  message: 'Слишком много приглашений.',
};

/** Each is a text message to a phone that a manager types. */
export const invitedPhoneLimit: Throttle = {
  name: 'invited-phone',
  free: 3,
  leakS: 28_800,
  beyond: 'full',
  message: 'На этот номер уже отправлены приглашения.',
};
