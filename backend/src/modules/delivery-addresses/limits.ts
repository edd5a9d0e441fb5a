import type { Throttle } from '../../platform/limits/throttle.ts';

/** Somebody who types asks every third of a second for a while; each question may cost the shop money. */
export const suggestAddressesLimit: Throttle = {
  name: 'address-suggestions',
  free: 120,
  leakS: 2,
  beyond: 'full',
  message: 'Слишком много запросов адресов.',
};
