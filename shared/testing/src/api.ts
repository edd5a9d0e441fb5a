import type { Call, WireAnswer } from '@shop/contracts/platform/call';
import type { ErrorCode } from '@shop/contracts/platform/envelope';
import { delay, HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';

const server = setupServer();

/**
 * Stubs the API at the network, so our own clients and hooks run for real. Call it at the top of a test file, then
 * define an answer for each call; a call without an answer fails the test.
 */
export function stubApi() {
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());

  return {
    /** Answers the call in wire names. Returns the bodies of the requests as they arrive. */
    answers<C extends Call>(
      call: C,
      data: WireAnswer<C> | ((request: Request) => WireAnswer<C> | Promise<WireAnswer<C>>),
    ): unknown[] {
      const bodies: unknown[] = [];
      server.use(
        handler(call, async (request) => {
          const text = await request.clone().text();
          // A form is read as text: its parts with their boundaries.
          bodies.push(text && !call.form ? JSON.parse(text) : text || undefined);
          const answer =
            typeof data === 'function' ? await (data as (request: Request) => unknown)(request) : data;
          return HttpResponse.json({ status: 'success', data: answer as never });
        }),
      );
      return bodies;
    },
    /** Refuses the call with this code and message. */
    refuses(call: Call, status: number, code: ErrorCode, message: string, field?: string): void {
      const answer = { status: 'error', errors: [{ code, message, field }] };
      server.use(handler(call, () => HttpResponse.json(answer, { status })));
    },
    /** Serves this document of the web origin at a path. */
    serves(path: string, document: object, headers: Record<string, string> = {}): void {
      server.use(http.get(`*${path}`, () => HttpResponse.json(document as never, { headers })));
    },
    /** Fails the call at the network. */
    breaks(call: Call): void {
      server.use(handler(call, () => HttpResponse.error()));
    },
    /** Leaves the call pending for ever. */
    hangs(call: Call): void {
      server.use(
        handler(call, async () => {
          await delay('infinite');
          return HttpResponse.error();
        }),
      );
    },
  };
}

function handler(call: Call, resolve: (request: Request) => Response | Promise<Response>) {
  const path = call.path.replace(/\{(\w+)\*\}/g, '*').replace(/\{(\w+)\}/g, ':$1');
  const method = call.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
  return http[method](`*${path}`, ({ request }) => resolve(request));
}
