import { createHash, randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Actor } from '../actor/actor.ts';
import type { Db } from '../database/database.ts';
import { NotFound } from '../errors/errors.ts';

const LIFETIME_S = 60;

/** A file to send to the browser. */
export interface ProducedFile {
  /** The name in the browser's downloads: «Счёт на оплату 2026-000017.pdf». */
  readonly name: string;
  readonly type: string;
  readonly content: Readable | Buffer;
}

/** Makes a file from the parameters it was issued with, as the user it was issued to. */
export type FileProducer<P = Record<string, unknown>> = (
  parameters: P,
  context: { readonly db: Db; readonly actor: Actor },
) => Promise<ProducedFile>;

/** Single-use URLs of files: an authorised call issues them, and they are valid for 60 s and one download. */
export class FileTickets {
  readonly #producers = new Map<string, FileProducer>();

  /** Sets the producer of a kind of files: `order-document`. */
  register<P extends Record<string, unknown>>(kind: string, producer: FileProducer<P>): void {
    if (this.#producers.has(kind)) throw new TypeError(`Two producers of ${kind}`);
    // A ticket of this kind contains the parameters that `issueUrl` was called with.
    this.#producers.set(kind, (parameters, context) => producer(parameters as P, context));
  }

  /** Issues the URL of a file. The caller checks beforehand whether the actor may have it. */
  async issueUrl(
    db: Db,
    actor: Actor,
    file: { readonly kind: string; readonly parameters: Record<string, unknown> },
  ): Promise<string> {
    if (!this.#producers.has(file.kind)) throw new TypeError(`Nobody produces ${file.kind}`);
    const token = randomBytes(32).toString('base64url');
    await db
      .insertInto('file_tickets')
      .values({
        token_hash: hashOf(token),
        user_id: actor.userId,
        file: JSON.stringify({ ...file, actor }),
        expires_at: new Date(Date.now() + LIFETIME_S * 1000),
      })
      .execute();
    return `/api/files/${token}/`;
  }

  /** Uses up the ticket and makes the file. Used, expired and unknown tickets answer alike. Throws `NotFound`. */
  async redeem(db: Db, token: string): Promise<ProducedFile> {
    const ticket = await db
      .updateTable('file_tickets')
      .set({ used_at: new Date() })
      .where('token_hash', '=', hashOf(token))
      .where('used_at', 'is', null)
      .where('expires_at', '>', new Date())
      .returning('file')
      .executeTakeFirstOrThrow(
        () => new NotFound('Ссылка на файл больше не действует. Запросите файл ещё раз'),
      );
    const { kind, parameters, actor } = ticket.file;
    const producer = this.#producers.get(kind);
    if (producer === undefined) throw new NotFound();
    return producer(parameters, { db, actor: actor as Actor });
  }
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
