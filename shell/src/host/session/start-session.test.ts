import { getHeader, getSidebar, switchCounterparty } from '@shop/contracts/account/header';
import { checkSession } from '@shop/contracts/account/session';
import { getMaintenance } from '@shop/contracts/platform/site-state';
import { AUTH_COOKIE } from '@shop/domain/constants';
import { call, SiteClosed } from '@shop/platform/http';
import { history } from '@shop/platform/router';
import { stubApi } from '@shop/testing/api.ts';
import { waitFor } from '@testing-library/react';
import { buildAreaWith } from '../../testing/area.builder.ts';
import { buildHeaderWith } from '../../testing/header.builder.ts';
import { currentScreen, startScreens } from '../screen/screen.atoms.ts';
import { startSession } from './start-session.ts';

jest.mock('@shop/platform/events', () => ({
  ...jest.requireActual('@shop/platform/events'),
  keepLiveStream: () => undefined,
}));

const api = stubApi();

beforeEach(() => {
  document.body.innerHTML = `<script type="application/json" id="shop-config">
    {"siteName":"Спецоснова","hashSalt":"pepper","shellVersion":"1"}</script>`;
  // biome-ignore lint/suspicious/noDocumentCookie: the shop's own token is such a cookie.
  document.cookie = `${AUTH_COOKIE}=token; Path=/`;
  api.answers(getHeader, buildHeaderWith());
  api.answers(getSidebar, { items: [] });
  api.answers(getMaintenance, { isOn: false });
  startScreens([buildAreaWith()]);
  history.push(`/orders/?${Math.random()}`);
});

/** Replaces the intervals, which would outlive the test. */
function start() {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick', 'setTimeout'] });
  startSession();
  jest.useRealTimers();
}

it.each([
  ['nobody answers', () => api.breaks(checkSession), 'no-answer'],
  ['the server fails', () => api.refuses(checkSession, 500, 500, 'Ошибка сервера'), 'failed'],
] as const)('when %s at the first check, the page says which it is (§8.4)', async (_, prepare, fault) => {
  prepare();
  start();
  await waitFor(() => expect(currentScreen()).toMatchObject({ kind: 'fault', fault }), {
    timeout: 5000,
  });
});

it('shows the 501 page as soon as any answer says that the site is closed, a save included (§8.1)', async () => {
  api.hangs(checkSession);
  start();
  api.answers(switchCounterparty, { closed: true });
  await expect(call(switchCounterparty, { params: { id: 2 } })).rejects.toThrow(SiteClosed);
  expect(currentScreen()).toMatchObject({ kind: 'fault', fault: 'closed' });
});
