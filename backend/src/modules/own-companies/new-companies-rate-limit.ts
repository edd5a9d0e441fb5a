import type { RateLimit } from '../../platform/limits/rate-limit.ts';

/** Each attempt creates a company or sends an email to a manager. */
export const newCompaniesRateLimit: RateLimit = {
  name: 'new-companies',
  free: 10,
  leakS: 3600,
  beyond: 'full',
  message: 'Слишком много новых компаний.',
};
