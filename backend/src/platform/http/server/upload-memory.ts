import type { FastifyRequest } from 'fastify';
import { Limit } from '../../errors/errors.ts';
import { discardRest } from './form.ts';

/** Bytes of forms that a process holds in memory at once, in total and for one user. */
const [TOTAL_BYTES, USER_BYTES] = [600_000_000, 150_000_000];

let reserved = 0;
const reservedBy = new Map<string, number>();

/**
 * Runs `work` of a call with a form. A form stays in memory until its call is done, so its declared size is reserved
 * before anything of it is read, and released afterwards: many simultaneous uploads would otherwise fill the memory
 * before anybody counts them. Throws `Limit` if too little is left.
 */
export async function withUploadMemory<T>(
  request: FastifyRequest,
  fileBytes: number,
  work: () => Promise<T>,
): Promise<T> {
  const release = reserveMemory(request, fileBytes);
  try {
    return await work();
  } finally {
    release();
  }
}

function reserveMemory(request: FastifyRequest, fileBytes: number): () => void {
  const { actor, ip } = request;
  const who = String(actor?.actedBy?.id ?? actor?.userId ?? ip);
  const declared = Number(request.headers['content-length'] ?? fileBytes);
  const bytes = Math.min(declared, fileBytes);
  const ofUser = reservedBy.get(who) ?? 0;
  if (reserved + bytes > TOTAL_BYTES || ofUser + bytes > USER_BYTES) {
    discardRest(request);
    throw new Limit('Сейчас загружается слишком много файлов. Повторите через\u00a0несколько секунд', 5);
  }
  reserved += bytes;
  reservedBy.set(who, ofUser + bytes);
  return () => {
    reserved -= bytes;
    const left = reservedBy.get(who)! - bytes;
    if (left === 0) reservedBy.delete(who);
    else reservedBy.set(who, left);
  };
}
