import { getCounterparties } from '@shop/contracts/account/header';
import { placeOrder } from '@shop/contracts/basket-order/checkout';
import { getOrders } from '@shop/contracts/basket-order/orders';
import { parseFile } from '@shop/contracts/basket-order/quick-order';
import type { FailedCall } from '@shop/contracts/platform/telemetry';
import { addAppeal, getAppeals } from '@shop/contracts/support/appeals';
import { sendFeedback } from '@shop/contracts/support/feedback';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { subscribe } from '../events/index.ts';
import { dropToken, storeToken } from '../session/token.ts';
import { call, newIdempotencyKey } from './call.ts';
import { ApiRefusal, NoAnswer, SiteClosed, UnexpectedAnswer } from './errors.ts';
import { provideCallLog } from './failed-call.ts';
import { requestHash } from './hash.ts';
import { whenIdle } from './loading.ts';

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

/** Answers requests in turn with the given bodies; returns the requests. */
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

it('sends the token, the date twice, the hash over salt and date, and forbids caching (§4.5, §7.2, §7.3, §7.4, §7.5)', async () => {
  storeToken('secret');
  const [request] = await requestsOf(() => call(getOrders, { query: {} }));
  const date = request!.headers.get('X-Date')!;
  expect(request!.headers.get('Authorization-Token')).toBe('secret');
  expect(request!.headers.get('Hash')).toBe(await requestHash('pepper', date));
  expect(request!.headers.get('Cache-Control')).toBe('no-cache');
  expect(Math.abs(Date.parse(date) - Date.now())).toBeLessThan(2000);
});

it('still sends requests of a page that is being left, when nothing can be hashed any more', async () => {
  const [before] = await requestsOf(() => call(getOrders, { query: {} }));
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  const digest = () => new Promise(() => undefined);
  Object.defineProperty(crypto, 'subtle', { value: { digest }, configurable: true });
  const [last] = await requestsOf(() => call(getOrders, { query: {} }));
  expect(last!.headers.get('Hash')).toBe(before!.headers.get('Hash'));
  expect(last!.headers.get('X-Date')).toBe(before!.headers.get('X-Date'));
  Reflect.deleteProperty(crypto, 'subtle');
  window.dispatchEvent(new PageTransitionEvent('pageshow'));
});

it('translates between wire names and our names (§3.6)', async () => {
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

it('sends files and texts as a form, and leaves out undefined fields', async () => {
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

it('adopts the server’s clock after a clock error and repeats the call once', async () => {
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

it('gives every write its own key, and a repeated action the same key', async () => {
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

it('passes on a refusal with its Russian message, code, field and request id (§8.26)', async () => {
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

it('aborts a call whose answer is no longer needed', async () => {
  answering(() => HttpResponse.json({ status: 'success', data: empty }));
  const stop = new AbortController();
  const pending = call(getOrders, { query: {} }, { signal: stop.signal });
  stop.abort(new Error('left the page'));
  await expect(pending).rejects.toThrow('left the page');
});

describe('the log of failed calls', () => {
  const logged: FailedCall[] = [];
  beforeEach(() => {
    logged.length = 0;
    provideCallLog((failed) => logged.push(failed));
  });

  it('contains a refusal with status, time and request id, and the caller gets the error too (§8.8, §8.10, §8.14)', async () => {
    const refused = {
      status: 'error',
      errors: [{ code: 'validation', message: 'Телефон +7 900 000-00-01 занят' }],
      requestId: 'req-7',
    };
    answering(() => HttpResponse.json(refused, { status: 400 }));
    await expect(call(addAppeal, { body: {} as never })).rejects.toThrow(ApiRefusal);
    expect(logged).toEqual([
      { call: 'POST /api/appeals/add/', status: 400, durationMs: expect.any(Number), requestId: 'req-7' },
    ]);
    expect(JSON.stringify(logged)).not.toContain('900');
  });

  it('contains a call without an answer, for feedback and cities like any other (§8.5, §8.17, §8.21)', async () => {
    answering(() => HttpResponse.error());
    await expect(call(addAppeal, { body: {} as never })).rejects.toThrow(NoAnswer);
    await expect(call(sendFeedback, { body: {} as never })).rejects.toThrow(NoAnswer);
    expect(logged.map(({ call: name, status }) => [name, status])).toEqual([
      ['POST /api/appeals/add/', 0],
      ['POST /api/sendWebForm/feedback/', 0],
    ]);
  });

  it('names the fields of an answer that does not match its contract, never their values (§8.6)', async () => {
    answering({ status: 'success', data: { ...empty, items: [{ secret: 'ООО «Ромашка»' }] } });
    await expect(call(getOrders, { query: {} })).rejects.toThrow(UnexpectedAnswer);
    const [failed] = logged;
    expect(failed).toMatchObject({ call: 'GET /web/profile/orders/', status: 200 });
    expect(failed!.fields).toContain('items.0.id');
    expect(JSON.stringify(failed)).not.toContain('Ромашка');
  });

  it('does not contain an aborted call', async () => {
    answering(() => HttpResponse.error());
    await expect(call(getOrders, { query: {} }, { signal: AbortSignal.abort() })).rejects.toThrow();
    expect(logged).toEqual([]);
  });
});

it('calls the origin of the page, by paths alone (§7.1)', async () => {
  const [request] = await requestsOf(() => call(getOrders, { query: {} }));
  expect(request!.url).toBe(`${location.origin}/web/profile/orders/`);
});

it('reports that something loads while a call is pending (§4.23)', async () => {
  let answer: (value?: unknown) => void = () => undefined;
  const answered = new Promise((resolve) => {
    answer = resolve;
  });
  const body = { status: 'success', data: empty };
  server.use(http.all('*', () => answered.then(() => HttpResponse.json(body))));
  const pending = call(getOrders, { query: {} });
  let isIdle = false;
  const idle = whenIdle(60_000).then(() => {
    isIdle = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(isIdle).toBe(false);
  answer();
  await Promise.all([pending, idle]);
  expect(isIdle).toBe(true);
});

async function requestsOf(act: () => Promise<unknown>): Promise<Request[]> {
  const requests = answering({ status: 'success', data: empty });
  await act();
  return requests;
}
