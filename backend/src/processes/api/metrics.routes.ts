import { mayReadMetrics } from '@shop/server/metrics-access';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { readExchangeFigures } from '../../modules/exchange/exchange.api.ts';
import type { Services } from '../../platform/http/services.ts';

/**
 * `GET /metrics` of the API for Prometheus, with the token of the setting, or without one from this machine itself; the
 * web origin does not pass it on. 404 for everybody else. The figures of the exchange are those of the whole shop: every
 * process exports the same.
 */
export function registerMetrics(app: FastifyInstance, { db, settings }: Services): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const gauge = (name: string, help: string, labelNames: readonly string[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  const age = gauge('shop_exchange_age_seconds', 'Time since 1C last brought or asked for it', ['stream']);
  const late = gauge('shop_exchange_late', '1: older than the limit in the settings', ['stream']);
  const waiting = gauge('shop_exchange_orders_waiting', 'Orders that 1C has not taken');
  const oldest = gauge('shop_exchange_oldest_order_seconds', 'Age of the oldest order that waits for 1C');
  const held = gauge('shop_exchange_files_held', "Files that wait for a person's yes");

  app.get('/metrics', { config: { isUnchecked: true } }, async (request, reply) => {
    if (!mayReadMetrics(request, settings.metricsToken)) {
      reply.callNotFound();
      return reply;
    }
    const figures = await readExchangeFigures(db);
    const secondsSince = (at: Date) => (Date.now() - at.getTime()) / 1000;
    age.reset();
    for (const { stream, lastAt, isLate } of figures.streams) {
      if (lastAt !== null) age.set({ stream }, secondsSince(lastAt));
      late.set({ stream }, Number(isLate));
    }
    waiting.set(figures.waitingOrders);
    oldest.set(figures.waitingSince === null ? 0 : secondsSince(figures.waitingSince));
    held.set(figures.heldFiles);
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(await registry.metrics());
  });
}
