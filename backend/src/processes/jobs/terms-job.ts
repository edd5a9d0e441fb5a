import type { FastifyBaseLogger } from 'fastify';
import { applyDueTerms } from '../../modules/office-clients/office-clients.api.ts';
import type { Db } from '../../platform/database/database.ts';
import { repeat } from '../../platform/jobs/repeat.ts';

/** Puts terms of clients into force within a minute of the day on which they begin, Moscow time. */
export function startTermsJob(db: Db, log: Pick<FastifyBaseLogger, 'info' | 'error'>): () => Promise<void> {
  const apply = async () => {
    const companies = await applyDueTerms(db, {
      onFailure: (company, error) => log.error({ err: error, company }, 'planned terms of a company failed'),
    });
    if (companies > 0) log.info({ companies }, 'planned terms of clients are in force');
  };
  return repeat(apply, { everyMs: 60_000, failure: 'planned terms failed', log });
}
