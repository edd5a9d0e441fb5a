import type { TelemetryEvent } from '@shop/contracts/platform/telemetry';
import { buildAreaWith } from '../../testing/area.builder.ts';
import { pageProblems, report } from '../failures/report.ts';
import { startTelemetry } from './telemetry.ts';

const sendBeacon = jest.fn((_url: string, _body: string) => true);

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  Object.assign(navigator, { sendBeacon });
  Object.assign(performance, { getEntriesByType: () => [] });
  Object.assign(globalThis, { shopProblems: [] });
  document.body.innerHTML = '<div id="root"><p>Магазин</p></div>';
  sendBeacon.mockClear();
});
afterEach(() => {
  window.dispatchEvent(new Event('pageshow'));
  jest.useRealTimers();
});

/** The reports that the origin received, with their ticket. */
function sent(): TelemetryEvent[] {
  return sendBeacon.mock.calls.flatMap(([url, body]) => {
    const { ticket, events } = JSON.parse(body);
    expect([url, ticket]).toEqual(['/telemetry', 'a ticket']);
    return events;
  });
}

function start(sample = 1): void {
  const config = { siteName: 'Спецоснова', hashSalt: 'salt', shellVersion: '3.0.0' };
  startTelemetry([buildAreaWith()], { ...config, telemetry: { ticket: 'a ticket', sample } });
}

const broken = { kind: 'render', area: 'catalog', release: '2.0.0', message: 'Error: boom' } as const;
const mounted = { kind: 'mounted', area: 'catalog', release: '2.0.0' } as const;

it('tells what happened before it came and what happens after, in one report a page, soon', () => {
  report(mounted);
  start();
  report(broken);
  expect(sendBeacon).not.toHaveBeenCalled();
  jest.advanceTimersByTime(2000);
  expect(sendBeacon).toHaveBeenCalledTimes(1);
  expect(sent()).toEqual([
    { kind: 'mounted', area: 'shell', version: '3.0.0' },
    { kind: 'mounted', area: 'catalog', version: '2.0.0' },
    { kind: 'render', area: 'catalog', version: '2.0.0', message: 'Error: boom' },
  ]);
});

it('says each kind once of each release, however often it happens', () => {
  start();
  for (let turn = 0; turn < 500; turn += 1) report(broken);
  jest.advanceTimersByTime(2000);
  for (let turn = 0; turn < 500; turn += 1) report(broken);
  jest.advanceTimersByTime(2000);
  expect(sent().filter(({ kind }) => kind === 'render')).toHaveLength(1);
});

it('tells at once when the page is closed', () => {
  start();
  report(broken);
  window.dispatchEvent(new Event('pagehide'));
  expect(sent().map(({ kind }) => kind)).toEqual(['mounted', 'render']);
});

it.each(['beforeunload', 'pagehide'])('takes what breaks off after %s for no failure', (leaving) => {
  start();
  window.dispatchEvent(new Event(leaving));
  report({ ...broken, kind: 'load' });
  jest.advanceTimersByTime(2000);
  expect(sent().map(({ kind }) => kind)).toEqual(['mounted']);
});

it('tells again of failures once a navigation was given up, as with a download', () => {
  start();
  window.dispatchEvent(new Event('beforeunload'));
  jest.advanceTimersByTime(5000);
  report(broken);
  jest.advanceTimersByTime(2000);
  expect(sent().map(({ kind }) => kind)).toEqual(['mounted', 'render']);
});

it('says nothing of failures without a network: everything fails there', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  start();
  report(broken);
  jest.advanceTimersByTime(2000);
  expect(sent().map(({ kind }) => kind)).toEqual(['mounted']);
  jest.restoreAllMocks();
});

it('tells of failures only when the page was not drawn for the sample', () => {
  report(mounted);
  start(0);
  report(broken);
  jest.advanceTimersByTime(2000);
  expect(sent().map(({ kind }) => kind)).toEqual(['render']);
});

it('keeps what the browser would not send for the next time', () => {
  start();
  sendBeacon.mockReturnValueOnce(false);
  jest.advanceTimersByTime(2000);
  sendBeacon.mockClear();
  report(broken);
  jest.advanceTimersByTime(2000);
  expect(sent().map(({ kind }) => kind)).toEqual(['mounted', 'render']);
});

it('hears errors that nobody caught, once it has come and before', () => {
  const error = Object.assign(new Error('boom'), {
    stack: `Error: boom\n    at f (${location.origin}/releases/catalog/2.0.0/area.js:1:1)`,
  });
  pageProblems().push(new ErrorEvent('error', { error }));
  start();
  jest.advanceTimersByTime(2000);
  expect(sent().at(-1)).toEqual({ kind: 'error', area: 'catalog', version: '2.0.0', message: 'Error: boom' });
});

it('names the shell’s own version where the shell does not know it', () => {
  start();
  report({ kind: 'render', area: 'shell', release: '', message: 'Error: boom' });
  jest.advanceTimersByTime(2000);
  expect(sent().at(-1)).toMatchObject({ kind: 'render', area: 'shell', version: '3.0.0' });
});
