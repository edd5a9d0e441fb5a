import { readToken, storeToken } from './token.ts';

it('keeps the token for 1440 s in a cookie of the specified name (§4.3, §9.3, §9.4)', () => {
  const written = jest.spyOn(document, 'cookie', 'set');
  storeToken('t1');
  expect(written).toHaveBeenCalledWith('auth._token.local=t1; Max-Age=1440; Path=/; SameSite=Strict');
  expect(readToken()).toBe('t1');
  written.mockRestore();
});
