import type { FastifyInstance } from 'fastify';
import type { Services } from '../../platform/http/services.ts';

/** `GET /api/files/{token}/`: the only answers without an envelope; they need no Hash. */
export function registerFiles(app: FastifyInstance, { files, db }: Services): void {
  app.get<{ Params: { token: string } }>(
    '/api/files/:token/',
    { config: { isUnchecked: true } },
    async (request, reply) => {
      const file = await files.redeem(db, request.params.token);
      // A PDF opens in the browser's viewer, which the policy of all answers allows; other files are saved.
      const disposition = file.type === 'application/pdf' ? 'inline' : 'attachment';
      const ascii = file.name.replace(/[^\w.-]+/g, '_');
      return reply
        .type(file.type)
        .header(
          'content-disposition',
          `${disposition}; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(file.name)}`,
        )
        .send(file.content);
    },
  );
}
