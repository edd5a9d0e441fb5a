import { type Readable, Transform } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { BodyTooLargeError } from './errors.ts';

/** The body, refused at once when it says that it is too long, else as soon as it turns out to be. */
export function limitBody(request: FastifyRequest, body: Readable, limitBytes: number): Readable {
  if (Number(request.headers['content-length']) > limitBytes) throw new BodyTooLargeError(limitBytes);
  if (request.headers['transfer-encoding'] === undefined) return body;
  let bytes = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > limitBytes) done(new BodyTooLargeError(limitBytes));
      else done(null, chunk);
    },
  });
  body.on('error', (error) => counted.destroy(error));
  return body.pipe(counted);
}
