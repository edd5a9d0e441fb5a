import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { addAppeal, getAppeals } from '../contracts/appeals.ts';
import { placeOrder } from '../contracts/checkout.ts';
import { getCounterparties } from '../contracts/header.ts';
import { getOrders } from '../contracts/orders.ts';
import { parseFile } from '../contracts/quick-order.ts';
import { subscribe } from '../events/index.ts';
import { dropToken, storeToken } from '../session/token.ts';
import { call, newIdempotencyKey } from './call.ts';
import { ApiRefusal, NoAnswer, SiteClosed, UnexpectedAnswer } from './errors.ts';
import { requestHash } from './hash.ts';

const server = setupServer();
const empty = {
  items: [],
  counterparties: [],
  pageNavigation: { pageNumber: 1, pageCount: 0, pageSize: 10, recordCount: 0 },
};

beforeAll(() => {
  document.body.innerHTML = `<script type="application/json" id="shop-config">
    {"siteName":"Спецоснова","hashSalt":"pepper","shellVersion":"1"}</script>`;
  server.listen({ onUnhandledFrame: 'error' });
});
afterEach(() => {
  server.resetHandlers();
  dropToken();
});
afterAll(() => server.close());

/** Answers every request in turn with the given bodies and keeps the requests. */
function answering(...bodies: (object | (() => Response))[]): Request[] {
  const requests: Request[] = [];
  server.use(
    http.all('*', ({ request }) => {
      requests.push(request.clone());
      const body = bodies[Math.min(requests.length, bodies.length) - 1]!;
      return typeof body === 'function' ? (body as () => Response)() : HttpResponse.json(body);
    }),
  );
  return requests;
}

it('sends the token, the date twice, the hash over salt and date, and forbids caching', async () => {
  storeToken('secret');
  const [request] = await requestsOf(() => call(getOrders, { query: {} }));
  const date = request!.headers.get('X-Date')!;
  expect(request!.headers.get('Authorization-Token')).toBe('secret');
  expect(request!.headers.get('Hash')).toBe(await requestHash('pepper', date));
  expect(request!.headers.get('Cache-Control')).toBe('no-cache');
  expect(Math.abs(Date.parse(date) - Date.now())).toBeLessThan(2000);
});

it('speaks wire names outside and ours inside', async () => {
  const requests = answering({
    status: 'success',
    data: { items: [{ id: '7', uf_name: 'ООО «Ромашка»', uf_current_contragent: '1' }] },
  });
  expect(await call(getCounterparties, {})).toEqual({
    items: [{ id: 7, name: 'ООО «Ромашка»', isCurrent: true }],
  });
  answering({ status: 'success', data: empty });
  const [request] = await requestsOf(() =>
    call(getOrders, { query: { pageSize: 10, dateFrom: '2026-01-01' } }),
  );
  expect(new URL(request!.url).search).toBe('?page_size=10&filterDateFrom=2026-01-01');
  expect(requests).toHaveLength(1);
});

it('sends files and texts as a form, and leaves out what is not given', async () => {
  let sent = '';
  server.use(
    http.post('*', async ({ request }) => {
      sent = `${request.headers.get('Content-Type')}\n${await request.text()}`;
      return HttpResponse.json({ status: 'error', errors: [{ code: 'validation', message: 'Пусто' }] });
    }),
  );
  const body = { file: new File(['A-1;5'], 'order.csv'), sheet: 'Лист 1', code: undefined };
  await expect(call(parseFile, { query: {}, body })).rejects.toThrow('Пусто');
  expect(sent).toMatch(/^multipart\/form-data; boundary=/);
  for (const part of ['name="file"; filename="order.csv"', 'A-1;5', 'name="sheet"', 'Лист 1'])
    expect(sent).toContain(part);
  expect(sent).not.toContain('name="code"');
});

it('takes the server’s clock after a clock error and repeats the call once', async () => {
  const serverTime = new Date(Date.now() - 86_400_000).toUTCString();
  const requests = answering(
    { status: 'error', errors: [{ code: 'clock', message: 'Часы' }], serverTime },
    { status: 'success', data: empty },
  );
  await call(getOrders, { query: {} });
  expect(requests).toHaveLength(2);
  expect(Math.abs(Date.parse(requests[1]!.headers.get('X-Date')!) - Date.parse(serverTime))).toBeLessThan(
    3000,
  );

  const later = await requestsOf(() => call(getOrders, { query: {} }));
  expect(later).toHaveLength(1);
});

it('gives up after the second clock error', async () => {
  const clock = {
    status: 'error',
    errors: [{ code: 'clock', message: 'Часы' }],
    serverTime: new Date().toUTCString(),
  };
  const requests = answering(clock);
  await expect(call(getOrders, { query: {} })).rejects.toMatchObject({ code: 'clock' });
  expect(requests).toHaveLength(2);
});

it('gives every write a key of its own, and the same key to a repeat of one act', async () => {
  const body = { deliveryType: 'pickup', shipment: 'send-all', paySystem: 'invoice' } as const;
  const requests = answering({ status: 'success', data: { id: 1, number: '1' } });
  await call(placeOrder, { body });
  await call(placeOrder, { body });
  const key = newIdempotencyKey();
  await call(placeOrder, { body }, { idempotencyKey: key });
  const keys = requests.map((request) => request.headers.get('Idempotency-Key'));
  expect(keys[0]).toBeTruthy();
  expect(keys[0]).not.toBe(keys[1]);
  expect(keys[2]).toBe(key);
});

it('hands on a refusal with its Russian message, code, field and request id', async () => {
  answering(() =>
    HttpResponse.json(
      {
        status: 'error',
        errors: [{ code: 'validation', message: 'Тема слишком длинная', field: 'subject' }],
        requestId: 'r1',
      },
      { status: 400 },
    ),
  );
  const refusal = await call(addAppeal, { body: { typeId: 1, subject: 'а', message: 'б' } }).catch(
    (error) => error,
  );
  expect(refusal).toBeInstanceOf(ApiRefusal);
  expect(refusal).toMatchObject({
    status: 400,
    code: 'validation',
    requestId: 'r1',
    message: 'Тема слишком длинная',
  });
  expect(refusal.errors[0].field).toBe('subject');
});

it.each([
  ['no connection', () => HttpResponse.error(), NoAnswer],
  ['a gateway’s page', () => new HttpResponse('<html>502</html>', { status: 502 }), NoAnswer],
  ['something that is no envelope', () => new HttpResponse('<html>hello</html>'), UnexpectedAnswer],
  [
    'data that does not fit',
    () => HttpResponse.json({ status: 'success', data: { items: 'x' } }),
    UnexpectedAnswer,
  ],
  ['a closed site', () => HttpResponse.json({ status: 'success', data: { closed: true } }), SiteClosed],
])('names the failure: %s', async (_, answer, error) => {
  answering(answer);
  await expect(call(getAppeals, { query: {} })).rejects.toBeInstanceOf(error);
});

it('ends the session when the server no longer knows the token, and only then', async () => {
  const ended = jest.fn();
  const stop = subscribe('session.ended', ended);
  const refused = { status: 'error', errors: [{ code: 'auth', message: 'Войдите' }] };
  answering(() => HttpResponse.json(refused, { status: 401 }));
  await call(getOrders, { query: {} }).catch(() => undefined);
  expect(ended).not.toHaveBeenCalled();
  storeToken('stale');
  await call(getOrders, { query: {} }).catch(() => undefined);
  expect(ended).toHaveBeenCalledWith({ reason: 'expired' });
  stop();
});

it('stops a call whose answer nobody wants any more', async () => {
  answering(() => HttpResponse.json({ status: 'success', data: empty }));
  const stop = new AbortController();
  const pending = call(getOrders, { query: {} }, { signal: stop.signal });
  stop.abort(new Error('left the page'));
  await expect(pending).rejects.toThrow('left the page');
});

async function requestsOf(act: () => Promise<unknown>): Promise<Request[]> {
  const requests = answering({ status: 'success', data: empty });
  await act();
  return requests;
}
