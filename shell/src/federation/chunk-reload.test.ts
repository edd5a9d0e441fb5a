import { reloadAfterChunkFailure } from './chunk-reload.ts';

afterEach(() => sessionStorage.clear());

it('reloads once, and again only when a minute has passed', () => {
  const reload = jest.fn();
  expect(reloadAfterChunkFailure(1_000_000, reload)).toBe(true);
  expect(reloadAfterChunkFailure(1_059_999, reload)).toBe(false);
  expect(reloadAfterChunkFailure(1_060_000, reload)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});
