import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { Site } from '@shop/contracts/platform/site';
import { openConsole } from '../testing/open-console.ts';

const PAGE = '/operations/site/';
const operator = { login: 'ops@demo.example', password: 'right' };

/** A console whose API remembers the switches. */
async function openSite(t: TestContext) {
  const console = await openConsole(t, { role: 'OPERATIONS' });
  const site: Site = { works: { isOn: false, text: '' }, closedCompanies: [], journal: [] };
  const entry = (action: Site['journal'][number]['action'], why: string, name: string | null = null) => {
    const at = new Date().toISOString();
    const code = name === null ? null : 'К-000101';
    const id = site.journal.length + 1;
    site.journal.unshift({ id, at, by: 'Ирина', action, name, code, why });
    return id;
  };
  const { operations } = console.shop;
  operations.set('/api/operations/site/', () => ({ status: 'success', data: site }));
  operations.set('/api/operations/technicalWorks/', (body) => {
    const { isOn, text, why } = body as { isOn: boolean; text: string; why: string };
    if (site.works.isOn === isOn) return { status: 'success', data: { ...site, entryId: null } };
    site.works = { isOn, text };
    const entryId = entry(isOn ? 'works-on' : 'works-off', why);
    return { status: 'success', data: { ...site, entryId } };
  });
  operations.set('/api/operations/closedCompany/', (body) => {
    const { company, isClosed, why } = body as { company: string; isClosed: boolean; why: string };
    if (company !== 'К-000101')
      return {
        status: 'error',
        errors: [{ code: 'validation', field: 'company', message: `Компании «${company}» нет` }],
      };
    const name = 'ООО «Ромашка» <b>';
    const closed = { id: 1, code: company, name, inn: '7715456131', why, closedAt: new Date().toISOString() };
    site.closedCompanies = isClosed ? [closed] : [];
    const entryId = entry(isClosed ? 'company-closed' : 'company-opened', why, name);
    return { status: 'success', data: { ...site, entryId } };
  });
  await console.browser.logIn(operator);
  return { ...console, site };
}

test('technical works begin with a text, and the page offers to end them at once', async (t) => {
  const { browser, site } = await openSite(t);
  const before = await browser.open(PAGE);
  assert.match(before.text, /aria-current="page">Сайт/);
  assert.match(before.text, /Начать работы/);
  const on = await browser.send('/operations/site/works', { isOn: '1', text: 'До 6:00', why: 'новая база' });
  assert.deepEqual(site.works, { isOn: true, text: 'До 6:00' });
  assert.match(on.text, /role="status"><p>Начаты технические работы/);
  assert.match(on.text, /новая база/);
  const off = await browser.send('/operations/site/works', { isOn: '0' }, on);
  assert.equal(site.works.isOn, false);
  assert.match(off.text, /Начать снова/);
});

test('a company is closed for a reason, opened again, and closed once more for the same reason', async (t) => {
  const { browser, site } = await openSite(t);
  await browser.open(PAGE);
  const path = '/operations/site/company';
  const closed = await browser.send(path, { isClosed: '1', company: 'К-000101', why: 'Долг' });
  assert.match(closed.text, /Сайт закрыт для компании ООО «Ромашка» &lt;b&gt; \(К-000101\)/);
  assert.match(closed.text, /Открыть снова/);
  const opened = await browser.send(path, { isClosed: '0', company: 'К-000101' });
  assert.deepEqual(site.closedCompanies, []);
  assert.match(opened.text, /name="why" value="Долг"><button>Закрыть снова/);
});

test('what was so already is said to be, and what another has switched is not taken for one’s own', async (t) => {
  const { browser } = await openSite(t);
  await browser.open(PAGE);
  await browser.send('/operations/site/works', { isOn: '1', text: '', why: '' });
  const again = await browser.send('/operations/site/works', { isOn: '1', text: '', why: '' });
  assert.match(again.text, /role="status"><p>Так уже и было, ничего не изменилось/);
  assert.doesNotMatch(again.text, /role="status"><p>Начаты/);
  assert.doesNotMatch((await browser.open(`${PAGE}?done=999`)).text, /role="status"/);
});

test('whose session the shop has ended is asked to log in again', async (t) => {
  const { browser, shop } = await openSite(t);
  await browser.open(PAGE);
  const refused = { status: 'error', errors: [{ code: 'auth', message: 'Сессия завершена' }] };
  shop.operations.set('/api/operations/site/', () => refused);
  assert.match((await browser.open(PAGE)).text, /<title>Вход/);
});

test('a refusal is told at its form, and what was typed stays', async (t) => {
  const { browser } = await openSite(t);
  await browser.open(PAGE);
  const fields = { isClosed: '1', company: 'К-9 "', why: 'Долг' };
  const refused = await browser.send('/operations/site/company', fields);
  assert.equal(refused.status, 400);
  assert.match(refused.text, /role="alert" id="company-problem"[^>]*><p>Компании «К-9 &quot;» нет/);
  assert.match(refused.text, /name="company"[^>]* value="К-9 &quot;" aria-describedby="company-problem"/);
  assert.match(refused.text, /maxlength="500">Долг<\/textarea>/, 'the reason is not to blame');
});

test('holders of tokens cannot switch the site, and nobody can while the shop does not answer', async (t) => {
  const { browser, shop, site, tokenFor } = await openSite(t);
  shop.isGone = true;
  await browser.open('/operations/');
  assert.match((await browser.open(PAGE)).text, /Магазин не отвечает/);
  shop.isGone = false;
  browser.cookies.clear();
  await browser.logIn({ token: await tokenFor('*') });
  assert.match((await browser.open(PAGE)).text, /Нужна учётная запись магазина/);
  await browser.open('/operations/');
  const sent = await browser.send('/operations/site/works', { isOn: '1' });
  assert.deepEqual([sent.status, site.works.isOn], [403, false]);
});

test('a form of another site switches nothing', async (t) => {
  const { browser, site } = await openSite(t);
  const page = await browser.open(PAGE);
  const elsewhere = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  const sent = await browser.send('/operations/site/works', { isOn: '1' }, page, elsewhere);
  assert.deepEqual([sent.status, site.works.isOn], [403, false]);
});
