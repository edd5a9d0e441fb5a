import { reloadAfterChunkFailure } from './chunk-reload.ts';

const fetched = jest.fn<Promise<{ ok: boolean }>, []>();

beforeEach(() => {
  sessionStorage.clear();
  fetched.mockResolvedValue({ ok: true });
  globalThis.fetch = fetched as never;
});

it('reloads once, and again only when a minute has passed (§4.22, §9.2)', async () => {
  const reload = jest.fn();
  expect(await reloadAfterChunkFailure(1_000_000, reload)).toBe(true);
  expect(await reloadAfterChunkFailure(1_059_999, reload)).toBe(false);
  expect(await reloadAfterChunkFailure(1_060_000, reload)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('leaves a page alone that is being left, until the navigation is given up', async () => {
  jest.useFakeTimers();
  const reload = jest.fn();
  dispatchEvent(new Event('beforeunload'));
  expect(await reloadAfterChunkFailure(1_000_000, reload)).toBe(true);
  jest.advanceTimersByTime(5_000);
  fetched.mockImplementationOnce(async () => {
    dispatchEvent(new Event('pagehide'));
    return { ok: true };
  });
  expect(await reloadAfterChunkFailure(1_000_000, reload)).toBe(true);
  expect(reload).not.toHaveBeenCalled();
  dispatchEvent(new Event('pageshow'));
  expect(await reloadAfterChunkFailure(1_000_000, reload)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

it('never reloads into nothing: while nobody answers, or only with an error', async () => {
  const reload = jest.fn();
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await reloadAfterChunkFailure(1_000_000, reload)).toBe(false);
  fetched.mockResolvedValueOnce({ ok: false });
  expect(await reloadAfterChunkFailure(1_000_000, reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  expect(await reloadAfterChunkFailure(1_000_000, reload)).toBe(true);
});
