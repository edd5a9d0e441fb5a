import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Question {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

/** A fake DaData that records requests. It sends what `answer` returns; undefined becomes an error of the service. */
export async function startDadata(
  t: { after(task: () => Promise<void>): void },
  answer: (question: Question) => unknown,
) {
  const questions: Question[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const question = {
      url: request.url ?? '',
      headers: request.headers,
      body: text === '' ? undefined : (JSON.parse(text) as unknown),
    };
    questions.push(question);
    const answered = answer(question);
    response.writeHead(answered === undefined ? 500 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answered ?? { message: 'broken' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(async () => {
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { questions, settings: { dadataKey: 'the key', dadataOrigin: origin } };
}
