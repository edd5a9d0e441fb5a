import type { FastifyInstance } from 'fastify';

const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#c8430a"/><path d="M22.5 11.2A8 8 0 1 0 22.5 20.8" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/></svg>`;

/** Small files that browsers and crawlers request on their own. */
export function registerFavicon(app: FastifyInstance): void {
  for (const path of ['/favicon.svg', '/favicon.ico'])
    app.get(path, async (_request, reply) =>
      reply.header('cache-control', 'public, max-age=86400').type('image/svg+xml').send(favicon),
    );
  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send('User-agent: *\nDisallow: /\n'),
  );
}
