import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getClientTerms, saveClientTerms } from '@shop/contracts/office/client-terms';
import { recordingStatements } from '../../../testing/recorded-statements.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import type { Actor } from '../../platform/actor/actor.ts';
import { readOfficeJournal } from './office-journal.service.ts';

test('entries of one client share what they read', async (t) => {
  const app = await startTestApp();
  t.after(() => app.close());
  const office = await app.clientFor('office@demo.example');
  const { code } = await app.db.selectFrom('counterparties').select('code').executeTakeFirstOrThrow();
  for (let made = 1; made <= 20; made += 1) {
    const { version, priceTypeId, managerId, isActive, contracts, bonusPlans } = await office.call(
      getClientTerms,
      { params: { code } },
    );
    const kept = { validFrom: null, priceTypeId, managerId, isActive, contracts, version };
    const plans = bonusPlans.map(({ isPaid: _, ...plan }) => plan);
    const body = { ...kept, bonusPlans: plans, discountPercent: made };
    await office.call(saveClientTerms, { params: { code }, body });
  }
  const { db, statements } = recordingStatements(app.db);
  const { id } = await app.db
    .selectFrom('users')
    .select('id')
    .where('login', '=', 'office@demo.example')
    .executeTakeFirstOrThrow();
  const actor: Actor = {
    sessionId: 1,
    userId: id,
    login: 'office@demo.example',
    name: 'Анна',
    isDemo: false,
    boundTo: null,
    closure: null,
    role: 'MANAGER',
    scope: [],
    staffRights: ['office.terms'],
    counterpartyId: null,
    isCompanyAdmin: false,
    actedBy: null,
  };
  const { items } = await readOfficeJournal(db, actor, { kind: 'office.terms', page: 1, search: '' });
  assert.equal(items.length, 20);
  assert.deepEqual(
    items.map(({ canUndo }) => canUndo),
    items.map((_, index) => index === 0),
  );
  // Two for the page, two for names, eight for the terms of the client.
  assert.ok(statements.length <= 12, `${statements.length} statements`);
});
