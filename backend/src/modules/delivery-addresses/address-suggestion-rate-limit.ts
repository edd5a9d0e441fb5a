import type { RateLimit } from '../../platform/limits/rate-limit.ts';

/** Typing sends a request every third of a second; each may cost the shop money. */
export const addressSuggestionRateLimit: RateLimit = {
  name: 'address-suggestions',
  free: 120,
  leakS: 2,
  beyond: 'full',
  message: 'Слишком много запросов адресов.',
};
