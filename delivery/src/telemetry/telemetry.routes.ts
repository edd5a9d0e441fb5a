import { REPORT_MAX_BYTES, TELEMETRY_PATH, telemetryReport } from '@shop/shared/contracts/telemetry';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { isFromOwnPage } from '../same-origin.ts';
import type { AddressLimit } from './address-limit.ts';
import type { Intake } from './intake.ts';
import { observe } from './observations.ts';
import { readTicket } from './ticket.ts';

export interface ReportRules {
  /** Undefined while the store that keeps it cannot be reached. */
  readonly secret: () => string | undefined;
  readonly intake: Pick<Intake, 'take'>;
  readonly limit: AddressLimit;
}

/**
 * `POST /telemetry`: 204 for the report of a page this shop has made, from that page's own origin; else 403, 400 or 413
 * and nothing is counted.
 */
export function registerReports(app: FastifyInstance, { secret, intake, limit }: ReportRules): void {
  app.post(TELEMETRY_PATH, { bodyLimit: REPORT_MAX_BYTES }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isFromOwnPage(request)) return reply.code(403).send();
    const report = v.safeParse(telemetryReport, parse(request.body));
    if (!report.success) return reply.code(400).send();
    const key = secret();
    const ticket = key === undefined ? undefined : readTicket(report.output.ticket, key);
    if (!ticket) return reply.code(403).send();
    const observations = observe(ticket, report.output.events);
    const hasFailed = observations.some(({ kind }) => kind === 'failed');
    if (!hasFailed || limit.admits(request.ip)) intake.take(observations);
    return reply.code(204).send();
  });
}

function parse(body: unknown): unknown {
  try {
    return typeof body === 'string' ? JSON.parse(body) : undefined;
  } catch {
    return undefined;
  }
}
