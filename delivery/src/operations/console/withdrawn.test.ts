import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { withdraw } from '../../releases/moves/rollback.ts';
import { openConsole } from './testing/open-console.ts';

const why = 'новый релиз 3.2.0 не работал на 8 из 8 страниц (100 %)';
const page = '/operations/areas/catalog/';

/** The console of a catalogue whose 3.2.0 has been withdrawn by its figures; 3.1.0 is live again. */
async function openAfterWithdrawal(t: TestContext) {
  const opened = await openConsole(t);
  await withdraw(opened.store, 'catalog', '3.2.0', { by: 'automatic', why });
  await opened.browser.logIn({ token: await opened.tokenFor('*') });
  return { ...opened, live: async () => (await opened.store.pointers()).get('catalog')?.live };
}

test('a withdrawn release bears its mark and is never chosen beforehand', async (t) => {
  const { browser } = await openAfterWithdrawal(t);
  const { text } = await browser.open(page);
  const options = [...text.matchAll(/<option value="([^"]*)"( selected)?>([^<]+)/g)];
  const chosen = options.filter(([, , selected]) => selected).map(([, version]) => version);
  assert.deepEqual(chosen, ['', ''], 'the canary and the rollback begin with a choice');
  assert.ok(options.some(([, version, , words]) => version === '3.2.0' && words === '3.2.0 — отозван'));
});

test('a withdrawn release goes to visitors only after a question that says what it failed at', async (t) => {
  const { browser, live } = await openAfterWithdrawal(t);
  await browser.open(page);
  const asked = await browser.send(`${page}rollback`, { version: '3.2.0', why: 'надо' });
  assert.equal(asked.status, 422);
  assert.match(asked.text, /3\.2\.0 отозван .+ \(автоматика\)\. Всё равно показать его посетителям\?/);
  assert.match(asked.text, /не работал на 8 из 8 страниц/);
  assert.match(asked.text, /<input type="checkbox" name="withdrawn" value="3\.2\.0">/);
  assert.match(asked.text, />надо<\/textarea>/);
  const forAnother = { version: '3.2.0', why: 'надо', withdrawn: '3.9.9' };
  assert.equal((await browser.send(`${page}rollback`, forAnother)).status, 422);
  assert.equal(await live(), '3.1.0');
  const done = await browser.send(`${page}rollback`, { version: '3.2.0', why: 'надо', withdrawn: '3.2.0' });
  assert.match(done.text, /Возвращён 3\.2\.0 вместо 3\.1\.0/);
  assert.equal(await live(), '3.2.0');
});

test('a withdrawal has no undo of one click', async (t) => {
  const { browser, store, live } = await openAfterWithdrawal(t);
  const revision = (await store.pointers()).get('catalog')?.revision;
  const { text } = await browser.open(`${page}?done=${revision}`);
  assert.match(text, /3\.2\.0 отозван, у всех снова 3\.1\.0/);
  assert.doesNotMatch(text, /Вернуть 3\.2\.0/);
  assert.equal((await browser.send(`${page}undo`, {})).status, 400);
  assert.equal(await live(), '3.1.0');
});
