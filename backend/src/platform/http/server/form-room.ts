import type { FastifyRequest } from 'fastify';
import { Limit } from '../../errors/errors.ts';
import { readOver } from './form.ts';

/** Bytes of forms that a process holds in memory at once, and of one person's among them. */
const [ROOM, OWN] = [600_000_000, 150_000_000];

let taken = 0;
const takenBy = new Map<string, number>();

/**
 * Does the work of a call with a form. The form is in memory until its call is done: as much room as it says it takes is
 * taken before anything of it is read, and given back then. Throws `Limit` where there is none left: uploads sent all at
 * once would else be held whole before anybody counts them.
 */
export async function withinRoom<T>(
  request: FastifyRequest,
  fileBytes: number,
  work: () => Promise<T>,
): Promise<T> {
  const giveBack = takeRoom(request, fileBytes);
  try {
    return await work();
  } finally {
    giveBack();
  }
}

function takeRoom(request: FastifyRequest, fileBytes: number): () => void {
  const { actor, ip } = request;
  const who = String(actor?.actedBy?.id ?? actor?.userId ?? ip);
  const said = Number(request.headers['content-length'] ?? fileBytes);
  const bytes = Math.min(said, fileBytes);
  const own = takenBy.get(who) ?? 0;
  if (taken + bytes > ROOM || own + bytes > OWN) {
    readOver(request);
    throw new Limit('Сейчас загружается слишком много файлов. Повторите через\u00a0несколько секунд', 5);
  }
  taken += bytes;
  takenBy.set(who, own + bytes);
  return () => {
    taken -= bytes;
    const left = takenBy.get(who)! - bytes;
    if (left === 0) takenBy.delete(who);
    else takenBy.set(who, left);
  };
}
