import type { Throttle } from '../../platform/limits/throttle.ts';

/** An office registers a few companies; whoever reads out a register asks for thousands, and each may cost money. */
export const findOrganisationsLimit: Throttle = {
  name: 'organisations-by-inn',
  free: 30,
  leakS: 20,
  beyond: 'full',
  message: 'Слишком много запросов по\u00a0ИНН с\u00a0вашего адреса.',
};
