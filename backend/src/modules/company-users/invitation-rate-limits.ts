import type { RateLimit } from '../../platform/limits/rate-limit.ts';

/** An invitation may email an unknown mailbox, and its answer tells whether an email address has an account. */
export const invitationRateLimit: RateLimit = {
  name: 'invitations',
  free: 20,
  leakS: 3600,
  beyond: 'full',
  message: 'Слишком много приглашений.',
};

/** An invitation sends an SMS to a number that a manager typed. */
export const invitedPhoneRateLimit: RateLimit = {
  name: 'invited-phone',
  free: 3,
  leakS: 28_800,
  beyond: 'full',
  message: 'На этот номер уже отправлены приглашения.',
};
