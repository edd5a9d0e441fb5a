import { isIPv4 } from 'node:net';
import { getOutbox } from '@shop/contracts/platform/developer';
import { NotFound } from '../../platform/errors/errors.ts';
import { publicRoute } from '../../platform/http/route.ts';
import { isLoopback } from '../../platform/settings/settings.ts';

const LATEST = 50;

export const outboxRoutes = [
  /**
   * Emails hold access links to accounts: only this machine may read them, and only where all accounts are demo
   * accounts.
   */
  publicRoute(getOutbox, async ({ db, services, request }) => {
    const { database, settings } = services;
    const address = request.ip.replace(/^::ffff:/, '');
    const isLocal =
      isLoopback(settings.host) && (isIPv4(address) || address === '::1') && isLoopback(address);
    if (database.kind !== 'embedded' || !settings.hasDemoUsers || !isLocal) throw new NotFound();
    const messages = await db
      .selectFrom('outbox')
      .select(['id', 'kind', 'recipient', 'subject', 'body', 'created_at'])
      .where('sent_at', 'is', null)
      .orderBy('id', 'desc')
      .limit(LATEST)
      .execute();
    return {
      items: messages.map(({ created_at, ...message }) => ({
        ...message,
        createdAt: created_at.toISOString(),
      })),
    };
  }),
];
