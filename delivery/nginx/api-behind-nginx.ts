import type http from 'node:http';

let received = 0;
const streams = new Set<http.ServerResponse>();
const rows = Array.from({ length: 1000 }, (_, id) => ({ id, name: `Перчатки ${id}` }));

/** A stand-in for the API: echoes requests, streams, and accepts uploads. */
export const api: http.RequestListener = (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://api');
  const answer = (body: object) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(body));
  };
  if (pathname === '/api/events/') {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
    streams.add(response);
    response.once('close', () => streams.delete(response));
    return;
  }
  if (pathname === '/api/say/') {
    request.on('data', (chunk: Buffer) => {
      for (const stream of streams) stream.write(chunk);
    });
    request.on('end', () => answer({}));
    return;
  }
  if (pathname === '/api/upload/') {
    received = 0;
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => {
      received += chunk.length;
      chunks.push(chunk);
    });
    request.on('end', () => response.end(Buffer.concat(chunks)));
    return;
  }
  if (pathname === '/api/received/') return answer({ bytes: received });
  if (pathname === '/web/large/') return answer({ rows });
  answer({ url: request.url, headers: request.headers });
};
