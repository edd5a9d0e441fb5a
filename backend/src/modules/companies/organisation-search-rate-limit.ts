import type { RateLimit } from '../../platform/limits/rate-limit.ts';

/**
 * Enough for registering several companies. Scraping the register by INN has to fail: each request to DaData may cost
 * money.
 */
export const organisationSearchRateLimit: RateLimit = {
  name: 'organisations-by-inn',
  free: 30,
  leakS: 20,
  beyond: 'full',
  message: 'Слишком много запросов по\u00a0ИНН с\u00a0вашего адреса.',
};
