import {
  REPORT_MAX_BYTES,
  TELEMETRY_PATH,
  type TelemetryEvent,
  telemetryReport,
} from '@shop/contracts/platform/telemetry';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { isFromOwnPage } from '../requests/same-origin.ts';
import { evidenceOf, presenceOf } from './evidence.ts';
import { FailedCalls } from './failed-calls.ts';
import type { Intake } from './intake.ts';
import type { LiveSessions } from './live-sessions.ts';
import { allowedEvents, type Observation, observe, reportsFailure } from './observations.ts';
import type { AddressLimit } from './reporter/address-limit.ts';
import { readTicket, type Ticket } from './reporter/ticket.ts';
import { witnessFrom } from './reporter/witness.ts';

export interface ReportRules {
  /** Undefined while the store that keeps it cannot be reached. */
  readonly secret: () => string | undefined;
  readonly intake: Pick<Intake, 'take'>;
  readonly sessions: Pick<LiveSessions, 'accountOf'>;
  /** Reports with a failure, and those without one. */
  readonly failures: AddressLimit;
  readonly successes: AddressLimit;
}

export interface Reports {
  /** Resolves once the API has answered about every session it was asked about. */
  settled(): Promise<void>;
}

/**
 * `POST /telemetry`: 204 for the report of a page this shop has made, from that page's own origin; else 403, 400 or 413
 * and nothing is counted. Whether it is evidence against a release is found out after the answer.
 */
export function registerReports(app: FastifyInstance, rules: ReportRules): Reports {
  const pending = new Set<Promise<void>>();
  const failedCalls = new FailedCalls();
  app.post(TELEMETRY_PATH, { bodyLimit: REPORT_MAX_BYTES }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isFromOwnPage(request)) return reply.code(403).send();
    const report = v.safeParse(telemetryReport, parse(request.body));
    if (!report.success) return reply.code(400).send();
    const key = rules.secret();
    const ticket = key === undefined ? undefined : readTicket(report.output.ticket, key);
    if (key === undefined || !ticket) return reply.code(403).send();
    const allowed = allowedEvents(ticket, report.output.events);
    if ((reportsFailure(allowed) ? rules.failures : rules.successes).admits(request.ip)) {
      const events = await failedCalls.admitted(ticket, allowed);
      const observations = observe(ticket, events);
      rules.intake.take(observations);
      logFailedCalls(request, events);
      const recording = recordEvidence(request, ticket, observations, key, rules)
        .catch((error: unknown) => request.log.error({ err: error }, 'a report cannot be heard as evidence'))
        .finally(() => pending.delete(recording));
      pending.add(recording);
    }
    return reply.code(204).send();
  });
  return { settled: async () => void (await Promise.all(pending)) };
}

/** Counts a report as evidence, once the API has said whether the session it came with is live. */
async function recordEvidence(
  request: FastifyRequest,
  ticket: Ticket,
  observations: readonly Observation[],
  secret: string,
  { sessions, intake }: ReportRules,
): Promise<void> {
  if (!observations.some(({ kind }) => kind === 'page')) return;
  const account = await sessions.accountOf(request);
  const witness = witnessFrom(request.ip, account, secret);
  if (!witness) return;
  intake.take([...presenceOf(witness, Date.now()), ...evidenceOf(ticket, observations, witness)]);
}

/**
 * Logs the details that the figures leave out: how long each call took, and the id under which the API has
 * logged it.
 */
function logFailedCalls({ log }: FastifyRequest, events: readonly TelemetryEvent[]): void {
  for (const { area, version, call } of events)
    if (call) log.info({ area, release: version, ...call }, 'a call of a page failed');
}

function parse(body: unknown): unknown {
  try {
    return typeof body === 'string' ? JSON.parse(body) : undefined;
  } catch {
    return undefined;
  }
}
