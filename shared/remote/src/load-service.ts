import type { Service, ServiceName } from '@shop/contracts/platform/services';
import { getHost } from './host.ts';

/**
 * A service of another area (`@shop/contracts/platform/services`), loaded once for the page. Rejects when no area offers
 * it or its area does not load; the next call tries again. What a method throws is reported as the offering area's failure
 * before it reaches the caller.
 */
export async function loadService<N extends ServiceName>(name: N): Promise<Service<N>> {
  const service = await getHost().loadService?.(name);
  if (!service) throw new Error(`No area offers the service ${name}`);
  return service;
}
