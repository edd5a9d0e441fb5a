import assert from 'node:assert/strict';
import { test } from 'node:test';
import { raiseAlarm } from '../../releases/moves/pin.ts';
import { openConsole } from './testing/open-console.ts';

const page = '/operations/areas/catalog/';

test('operations pin a release with a reason, read that it fails, and end the pin', async (t) => {
  const { browser, store, tokenFor } = await openConsole(t);
  await browser.logIn({ token: await tokenFor('*') });
  await browser.open(page);
  const silent = await browser.send(`${page}pin`, { version: '3.2.0', why: ' ' });
  assert.equal(silent.status, 400);
  const pinned = await browser.send(`${page}pin`, { version: '3.2.0', why: 'закрывает дыру' });
  assert.match(pinned.text, /3\.2\.0 закреплён на сутки: сам он не отзывается/);
  assert.match(pinned.text, /<span class="badge info">Закреплён<\/span>/);
  const why = 'новый релиз 3.2.0 не работал на 60 из 100 страниц';
  await raiseAlarm(store, 'catalog', '3.2.0', { by: 'automatic', why });
  const { text } = await browser.open(page);
  assert.match(text, /<span class="badge danger">Закреплённый релиз не работает/);
  assert.match(text, /Закреплённый 3\.2\.0 не работает и остаётся у посетителей/);
  assert.match(text, /не работал на 60 из 100 страниц/);
  assert.match((await browser.open('/operations/')).text, /Сбои: catalog/);
  await browser.open(page);
  assert.match((await browser.send(`${page}unpin`, {})).text, /3\.2\.0 больше не закреплён/);
});

test('a team cannot pin its release', async (t) => {
  const { browser, store, tokenFor } = await openConsole(t);
  await browser.logIn({ token: await tokenFor('catalog') });
  const { text } = await browser.open(page);
  assert.doesNotMatch(text, /Закрепить/);
  const refused = await browser.send(`${page}pin`, { version: '3.2.0', why: 'надо' });
  assert.equal(refused.status, 403);
  assert.equal((await store.pointers()).get('catalog')?.pin, undefined);
});
