import { createHash, randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { ActingUser } from '../actor/acting-user.ts';
import type { Db } from '../database/database.ts';
import { NotFound } from '../errors/errors.ts';

const LIFETIME_S = 60;

/** A file on its way to the browser. */
export interface ProducedFile {
  /** Shown in the browser's downloads: «Счёт на оплату 2026-000017.pdf». */
  readonly name: string;
  readonly type: string;
  readonly content: Readable | Buffer;
}

/** Makes a file from the parameters it was issued with, as the user it was issued to. */
export type FileProducer<P = Record<string, unknown>> = (
  parameters: P,
  context: { readonly db: Db; readonly actor: ActingUser },
) => Promise<ProducedFile>;

/** Single-use URLs of files: issued by an authorised call, good for 60 s and one download. */
export class FileTickets {
  readonly #producers = new Map<string, FileProducer>();

  /** Says who makes files of a kind: `order-document`. */
  register<P extends Record<string, unknown>>(kind: string, producer: FileProducer<P>): void {
    if (this.#producers.has(kind)) throw new TypeError(`Two producers of ${kind}`);
    this.#producers.set(kind, producer as unknown as FileProducer);
  }

  /** The URL of a file. Whether the actor may have it is checked by the caller, before. */
  async issueUrl(
    db: Db,
    actor: ActingUser,
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

  /** Uses the ticket up and makes the file. Used, expired and unknown ones answer alike. */
  async take(db: Db, token: string): Promise<ProducedFile> {
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
    return producer(parameters, { db, actor: actor as ActingUser });
  }
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
