import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { earlyScript } from './early-script.ts';

/** The page while the shell's own script is loading. */
function openPage() {
  const page = new EventTarget();
  const told: string[] = [];
  let nowMs = 0;
  runInNewContext(earlyScript, {
    window: {},
    addEventListener: page.addEventListener.bind(page),
    performance: { now: () => nowMs },
    setTimeout: () => 0,
    navigator: { sendBeacon: (_url: string, body: string) => told.push(body) },
    document: {
      getElementById: (id: string) =>
        id === 'shop-config'
          ? { textContent: JSON.stringify({ telemetry: { ticket: 'a ticket' }, shellVersion: '3.0.0' }) }
          : null,
    },
  });
  const dispatch = (name: string) => page.dispatchEvent(new Event(name));
  const failShell = () => {
    const event = Object.assign(new Event('error'), { filename: '/releases/shell/3.0.0/main.js' });
    page.dispatchEvent(event);
  };
  return { told, dispatch, failShell, wait: (ms: number) => (nowMs += ms) };
}

test('a shell that does not start is told of when the page is left', () => {
  const { told, dispatch, failShell } = openPage();
  failShell();
  dispatch('pagehide');
  const event = { kind: 'load', area: 'shell', version: '3.0.0' };
  assert.deepEqual(
    told.map((body) => JSON.parse(body).events),
    [[event]],
  );
});

test('what breaks off because the page is being left is no failure, unless the navigation is given up', () => {
  const { told, dispatch, failShell, wait } = openPage();
  dispatch('beforeunload');
  failShell();
  dispatch('pagehide');
  assert.deepEqual(told, []);
  dispatch('pageshow');
  dispatch('beforeunload');
  wait(5000);
  failShell();
  dispatch('pagehide');
  assert.equal(told.length, 1);
});
