import { subscribe } from '@shop/platform/events';
import { history } from '@shop/platform/router';
import { keepSession } from '@shop/platform/session';
import { renderPage } from '@shop/testing/render-page.tsx';
import { buildAreaWith } from '../../testing/area.builder.ts';
import { currentScreen, hasExpired, showFault, startScreens } from './screen.atoms.ts';

/** Acts as another tab of the browser. */
const otherTab = new BroadcastChannel('shop.events');

beforeAll(() => {
  startScreens([buildAreaWith()]);
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
  keepSession();
  jest.useRealTimers();
});

/** Logs a user in at this path. */
function openAs(url: string) {
  renderPage(<p />, { url }).unmount();
}

async function endedElsewhere(reason: 'logout' | 'expired') {
  const ended = new Promise<void>((resolve) => void subscribe('session.ended', () => resolve()));
  otherTab.postMessage({ name: 'session.ended', payload: { reason } });
  await ended;
}

it('goes to the login page, with the way back, when the session ends in another tab', async () => {
  openAs('/catalog/obuv/?page=2');
  expect(currentScreen()).toMatchObject({ kind: 'area', area: 'catalog' });
  await endedElsewhere('expired');
  expect(location.pathname + location.search).toBe('/auth?redirect=%2Fcatalog%2Fobuv%2F%3Fpage%3D2');
  expect(currentScreen()).toMatchObject({ kind: 'page', page: 'auth' });
  expect(hasExpired()).toBe(true);
});

it('goes to the plain login page when the user logs out in another tab (§4.16)', async () => {
  openAs('/catalog/');
  await endedElsewhere('logout');
  expect(location.pathname + location.search).toBe('/auth');
  expect(hasExpired()).toBe(false);
});

it('keeps an error page until the next navigation', () => {
  openAs('/catalog/');
  showFault('no-answer');
  expect(currentScreen()).toMatchObject({ kind: 'fault', fault: 'no-answer' });
  history.push('/catalog/obuv/');
  expect(currentScreen()).toMatchObject({ kind: 'area' });
});
