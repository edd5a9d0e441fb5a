import type { Throttle } from '../../platform/limits/throttle.ts';

/** Each makes a company, or a letter to a manager. */
export const newCompaniesLimit: Throttle = {
  name: 'new-companies',
  free: 10,
  leakS: 3600,
  beyond: 'full',
  message: 'Слишком много новых компаний.',
};
