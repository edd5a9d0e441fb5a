import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { storeToken } from '../session/token.ts';
import { publish, subscribe } from './bus.ts';
import { keepLiveStream } from './live.ts';

const server = setupServer();

beforeAll(() => {
  document.body.innerHTML = `<script type="application/json" id="shop-config">
    {"siteName":"Спецоснова","hashSalt":"pepper","shellVersion":"1"}</script>`;
  server.listen({ onUnhandledFrame: 'error' });
});
afterAll(() => server.close());

it('reads events as they come from a stream that stays open', async () => {
  let say: (text: string) => void = () => undefined;
  const body = new ReadableStream({
    start: (controller) => {
      say = (text) => controller.enqueue(new TextEncoder().encode(text));
    },
  });
  server.use(
    http.get(
      '*/api/events/',
      () => new HttpResponse(body, { headers: { 'Content-Type': 'text/event-stream' } }),
    ),
  );
  const heard = new Promise((resolve) => subscribe('notification.added', resolve));
  storeToken('secret');
  keepLiveStream();
  say('event: notification.added\ndata: {"notificationId":7}\n\n');
  await expect(heard).resolves.toEqual({ notificationId: 7 });
  publish('session.ended', { reason: 'logout' });
});
