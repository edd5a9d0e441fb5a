import { buildAreaWith } from '../../testing/area.builder.ts';
import { onReport } from '../failures/report.ts';
import { createAreaLoader } from './area-loader.ts';
import { isMicrofrontend } from './modules.ts';

const lifecycles = { bootstrap: jest.fn(), mount: jest.fn(), unmount: jest.fn() };
const never = new Promise<never>(() => undefined);

type Behaviour = Record<string, () => Promise<unknown>>;

/** Loads by table: `2.0.0#0` is the first attempt of the current release. Entries that are not listed hang. */
function loaderOf(behaviour: Behaviour) {
  const tries: string[] = [];
  const loader = createAreaLoader((_area, { version }, _module, attempt) => {
    tries.push(`${version}#${attempt}`);
    return behaviour[`${version}#${attempt}`]?.() ?? never;
  });
  const load = (area = buildAreaWith()) => loader.load(area, './area', isMicrofrontend);
  return { loader, load, tries };
}

const works = () => Promise.resolve(lifecycles);
const fails = () => Promise.reject(new Error('404'));

/** Collects the reports from now on as `kind area release`. */
function heardKinds(): string[] {
  const kinds: string[] = [];
  stopHearing = onReport(({ kind, area, release }) => kinds.push(`${kind} ${area} ${release}`));
  return kinds;
}
let stopHearing: () => void = () => undefined;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  stopHearing();
  jest.useRealTimers();
});

it('takes the current release when that works', async () => {
  const { load, tries } = loaderOf({ '2.0.0#0': works });
  expect((await load().ready).release.version).toBe('2.0.0');
  expect(tries).toEqual(['2.0.0#0']);
});

it('tries a failed release once more under another address', async () => {
  const { load, tries } = loaderOf({ '2.0.0#0': fails, '2.0.0#1': works });
  expect((await load().ready).release.version).toBe('2.0.0');
  expect(tries).toEqual(['2.0.0#0', '2.0.0#1']);
});

it.each([
  ['an entry that is not there, is empty, HTML or broken, or has a wrong hash', fails],
  ['an entry that throws', () => Promise.reject(new TypeError('boom'))],
  ['an exposed module without lifecycles', () => Promise.resolve({ mount: 1 })],
])('falls back to the previous release after %s', async (_name, breaks) => {
  const { load, tries } = loaderOf({ '2.0.0#0': breaks, '2.0.0#1': breaks, '1.0.0#0': works });
  expect((await load().ready).release.version).toBe('1.0.0');
  expect(tries).toEqual(['2.0.0#0', '2.0.0#1', '1.0.0#0']);
});

it('gives up when there is nothing to fall back to', async () => {
  const { load } = loaderOf({ '2.0.0#0': fails, '2.0.0#1': fails });
  await expect(load(buildAreaWith({}, false)).ready).rejects.toThrow('404');
});

it('starts the previous release beside one that hangs for 2 seconds, and takes the first to be ready', async () => {
  const { load, tries } = loaderOf({ '1.0.0#0': works });
  const { ready } = load();
  await jest.advanceTimersByTimeAsync(1999);
  expect(tries).toEqual(['2.0.0#0']);
  await jest.advanceTimersByTimeAsync(1);
  expect((await ready).release.version).toBe('1.0.0');
});

it('says after 5 seconds that it takes too long, and still takes what comes later', async () => {
  const { load } = loaderOf({
    '2.0.0#0': () => new Promise((resolve) => setTimeout(resolve, 7000, lifecycles)),
    '1.0.0#0': fails,
  });
  const { ready, late } = load();
  let isLate = false;
  void late.then(() => {
    isLate = true;
  });
  await jest.advanceTimersByTimeAsync(4999);
  expect(isLate).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(isLate).toBe(true);
  await jest.advanceTimersByTimeAsync(2000);
  expect((await ready).release.version).toBe('2.0.0');
});

it('uses addresses that were never asked for when the user tries again after a hang', async () => {
  const { load, loader, tries } = loaderOf({ '2.0.0#2': works });
  load();
  await jest.advanceTimersByTimeAsync(5000);
  const again = loader.load(buildAreaWith(), './area', isMicrofrontend, 'anew');
  expect((await again.ready).release.version).toBe('2.0.0');
  expect(tries).toEqual(['2.0.0#0', '1.0.0#0', '2.0.0#2']);
});

it('loads a module once however many ask for it', async () => {
  const { load, tries } = loaderOf({ '2.0.0#0': works });
  await Promise.all([load().ready, load().ready]);
  await load().ready;
  expect(tries).toHaveLength(1);
});

it('stays with the release that first worked: widgets and page of an area never mix', async () => {
  const { load, loader, tries } = loaderOf({ '2.0.0#0': fails, '2.0.0#1': fails, '1.0.0#0': works });
  await load().ready;
  await loader.load(buildAreaWith(), './tile', isMicrofrontend).ready;
  expect(tries.at(-1)).toBe('1.0.0#0');
});

it('reports failures with area and version, and slowness apart from them', async () => {
  const kinds = heardKinds();
  await loaderOf({ '2.0.0#0': fails, '2.0.0#1': works }).load().ready;
  expect(kinds.splice(0)).toEqual(['retry catalog 2.0.0']);
  await loaderOf({ '2.0.0#0': fails, '2.0.0#1': fails, '1.0.0#0': works }).load().ready;
  expect(kinds.splice(0)).toEqual(['retry catalog 2.0.0', 'load catalog 2.0.0', 'fallback catalog 2.0.0']);
  const slow = loaderOf({ '1.0.0#0': works }).load().ready;
  await jest.advanceTimersByTimeAsync(2000);
  await slow;
  expect(kinds).toEqual(['slow catalog 2.0.0']);
});

it('blames the release that failed: the previous one, when the current one only hangs', async () => {
  const kinds = heardKinds();
  loaderOf({ '1.0.0#0': fails }).load();
  await jest.advanceTimersByTimeAsync(2000);
  expect(kinds).toEqual(['slow catalog 2.0.0', 'load catalog 1.0.0']);
});

it('keeps what an early load saw to itself until somebody needs the area', async () => {
  const kinds = heardKinds();
  const { loader, load } = loaderOf({ '2.0.0#0': fails, '2.0.0#1': fails, '1.0.0#0': works });
  await loader.load(buildAreaWith(), './area', isMicrofrontend, 'ahead').ready;
  expect(kinds).toEqual([]);
  await load().ready;
  expect(kinds).toEqual(['retry catalog 2.0.0', 'load catalog 2.0.0', 'fallback catalog 2.0.0']);
});
