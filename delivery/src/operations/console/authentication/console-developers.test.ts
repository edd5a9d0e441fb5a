import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tokenHolders } from '../../../development/overrides/developers.ts';
import { openConsole } from '../testing/open-console.ts';
import { consoleDevelopers } from './console-developers.ts';

test('a developer who is logged in with a token develops its area without typing it again', async (t) => {
  const { browser, store, tokenFor } = await openConsole(t);
  const developers = consoleDevelopers(tokenHolders(store.tokens), store);
  const token = await tokenFor('catalog');
  await browser.logIn({ token });
  const cookie = `shop-console=${browser.cookies.get('shop-console')}`;
  const visit = { headers: { cookie }, protocol: 'http' } as const;
  const developer = await developers.verify(visit, undefined);
  assert.equal(developer?.mayDevelop('catalog'), true);
  assert.equal(developer?.mayDevelop('finances'), false);
  assert.equal(await developers.verify({ headers: {}, protocol: 'http' }, undefined), undefined);
  await store.tokens.remove(token.split('_')[1]!);
  assert.equal(await developers.verify(visit, undefined), undefined);
});

test('an origin that is not set to overrides says nothing of them', async (t) => {
  const { browser, tokenFor } = await openConsole(t);
  await browser.logIn({ token: await tokenFor('*') });
  assert.doesNotMatch((await browser.open('/operations/')).text, /Разработка|overrides/);
});
