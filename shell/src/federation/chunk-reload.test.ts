import { reloadAfterChunkFailure } from './chunk-reload.ts';

const fetched = jest.fn<Promise<{ ok: boolean }>, []>();

beforeEach(() => {
  sessionStorage.clear();
  fetched.mockResolvedValue({ ok: true });
  globalThis.fetch = fetched as never;
});
afterEach(() => jest.restoreAllMocks());

it('reloads once, and again only when a minute has passed', async () => {
  const reload = jest.fn();
  expect(await reloadAfterChunkFailure(1_000_000, reload)).toBe(true);
  expect(await reloadAfterChunkFailure(1_059_999, reload)).toBe(false);
  expect(await reloadAfterChunkFailure(1_060_000, reload)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('never reloads into nothing: not without a connection, and not while the origin is gone or broken', async () => {
  const reload = jest.fn();
  const isOnLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await reloadAfterChunkFailure(1_000_000, reload)).toBe(false);
  isOnLine.mockReturnValue(true);
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await reloadAfterChunkFailure(1_000_000, reload)).toBe(false);
  fetched.mockResolvedValueOnce({ ok: false });
  expect(await reloadAfterChunkFailure(1_000_000, reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  expect(await reloadAfterChunkFailure(1_000_000, reload)).toBe(true);
});
