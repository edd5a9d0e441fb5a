import * as v from 'valibot';
import { setSession } from '../session/session.atoms.ts';
import { persisted } from './index.ts';

const note = persisted(v.object({ text: v.string() }), 'shop.note.{page}.{user}', 'tab');
const view = persisted(v.picklist(['list', 'table']), 'shop.view', 'browser');
const logIn = (id: number) =>
  setSession({
    status: 'in',
    user: { id, login: 'buyer', name: 'Анна', role: 'CUSTOMER', scope: [], staffRights: [], actedBy: null },
    expiresAt: '2099-01-01T00:00:00.000Z',
  });

beforeEach(() => logIn(7));
afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
  localStorage.clear();
});

it('reads what was written, in the tab alone, under a key of this user', () => {
  expect(note.read({ page: 'news' })).toBeUndefined();
  expect(note.write({ text: 'привет' }, { page: 'news' })).toBe(true);
  expect(note.read({ page: 'news' })).toEqual({ text: 'привет' });
  expect(sessionStorage.getItem('shop.note.news.7')).toBe('{"text":"привет"}');
  expect(localStorage).toHaveLength(0);
});

it('shows nothing to the next user of the same tab, nor to a visitor', () => {
  note.write({ text: 'привет' }, { page: 'news' });
  logIn(8);
  expect(note.read({ page: 'news' })).toBeUndefined();
  setSession({ status: 'out' });
  expect(note.read({ page: 'news' })).toBeUndefined();
  logIn(7);
  expect(note.read({ page: 'news' })).toEqual({ text: 'привет' });
});

it('outlives the tab with the lifetime browser, and disappears when undefined is written', () => {
  view.write('list');
  expect(localStorage.getItem('shop.view')).toBe('"list"');
  view.write(undefined);
  expect(localStorage.getItem('shop.view')).toBeNull();
});

it('reads single words that earlier releases stored without quotes', () => {
  localStorage.setItem('shop.view', 'table');
  expect(view.read()).toBe('table');
});

it.each(['{', '{"text":1}', 'null', 'words'])('takes %s for nothing', (stored) => {
  sessionStorage.setItem('shop.note.news.7', stored);
  expect(note.read({ page: 'news' })).toBeUndefined();
});

it('returns false if the storage is full or forbidden, and does not throw', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  expect(note.write({ text: 'привет' }, { page: 'news' })).toBe(false);
  expect(note.read({ page: 'news' })).toBeUndefined();
});
