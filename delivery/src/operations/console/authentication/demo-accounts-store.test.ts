import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ShopAccounts } from '../../../accounts/shop-accounts.ts';
import { publish } from '../../../releases/moves/publish.ts';
import { candidateWith } from '../../../testing/release.builder.ts';
import { startSharingOrigin } from '../../../testing/sharing-origin.ts';
import { testStoreSettings } from '../../../testing/test-stores.ts';
import { Browser } from '../testing/browser.ts';
import { startAccountApi } from '../testing/open-console.ts';

const ON_POSTGRES = 'postgres://shop@db/releases';
const visit = {
  headers: {},
  ip: '127.0.0.1',
  host: 'shop.example',
  protocol: 'https',
  id: 'a visit',
} as const;
const session = { token: 'shop-token', sid: 'sid=shop-sid' };

/** Whether an operator may log in, by the kind of store and by the API's answer about the account. */
const operators = [
  ['files', undefined, true, 'yes'],
  ['files', undefined, undefined, 'yes'],
  ['files', undefined, false, 'yes'],
  ['PostgreSQL', ON_POSTGRES, true, 'no'],
  ['PostgreSQL', ON_POSTGRES, undefined, 'no'],
  ['PostgreSQL', ON_POSTGRES, false, 'yes'],
] as const;
for (const [where, releaseStore, isDemo, expected] of operators)
  test(`releases in ${where}, an operator with isDemo ${isDemo}: ${expected}`, async (t) => {
    const { apiOrigin } = await startAccountApi(t, { role: 'OPERATIONS', isDemo });
    const accounts = new ShopAccounts({ apiOrigin, hashSalt: 'a salt of the tests', releaseStore });
    assert.equal((await accounts.operator(visit, session)).kind, expected);
  });

for (const [kind, settingsFor] of Object.entries(testStoreSettings))
  test(`a demo operator at a console on ${kind}`, async (t) => {
    const { releasesDir, releaseStore } = await (await settingsFor(t))();
    const { shop, apiOrigin } = await startAccountApi(t, { role: 'OPERATIONS', isDemo: true });
    const { store, url } = await startSharingOrigin(t, releaseStore, { releasesDir, apiOrigin });
    await publish(store, [candidateWith({ area: 'shell' })], { by: 'a test', why: null });
    const comesIn = async () => {
      const known = new Browser(url);
      known.cookies.set('auth._token.local', 'shop-token').set('sid', 'shop-sid');
      const typed = await new Browser(url).logIn({ login: 'ops@demo.example', password: 'right' });
      return [/Разделы/.test((await known.open('/operations/')).text), typed.status];
    };
    assert.deepEqual(await comesIn(), kind === 'files' ? [true, 200] : [false, 401]);
    shop.isDemo = false;
    assert.deepEqual(await comesIn(), [true, 200]);
  });
