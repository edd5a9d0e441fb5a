import type { Readable } from 'node:stream';
import { formatInstant } from '@shop/domain/format/date';
import type { FastifyRequest } from 'fastify';
import {
  addExchangeFile,
  type ExchangeFile,
  findExchangeFile,
  findOpenExchange,
  findWorkUnderWay,
  listExchangeFiles,
  NodeAuthenticator,
  queueExchangeFile,
  startExchange,
  touchExchange,
} from '../../modules/exchange/exchange.api.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Services } from '../../platform/http/services.ts';
import { confirmHandOver, handOver } from './orders-out/hand-over.ts';
import { type ExchangeCaller, findCaller, logNodeIn } from './protocol/exchange-caller.ts';
import { EXCHANGE_COOKIE, type ExchangeQuery, ExchangeRefusal } from './protocol/exchange-request.ts';
import { isWhole } from './receiving/is-whole.ts';
import { PART_BYTES, receivePart } from './receiving/receive-part.ts';
import {
  exchangeFileName,
  exchangeFilePath,
  exchangeFolder,
  isNameTaken,
  removeFinishedFolders,
} from './receiving/session-folder.ts';
import { finishExchange } from './work/end-exchange.ts';
import type { ExchangeWork } from './work/exchange-work.ts';
import { forgetUnpacked } from './work/find-exchange-file.ts';

/** 1C gives up a call after 20 seconds or more; until then `import` answers `progress`. */
const ANSWER_WITHIN_MS = 15_000;

/** The answer to a call: text, or the orders. */
export interface ExchangeAnswer {
  readonly text?: string;
  readonly xml?: { readonly bytes: Buffer; readonly encoding: string };
  readonly cookie?: string;
}

/** The actions of the protocol. All throw `ExchangeRefusal` with the reason that 1C writes into its protocol. */
export class ExchangeDesk {
  readonly #services: Services;
  readonly #work: ExchangeWork;
  readonly #authenticator = new NodeAuthenticator();

  constructor(services: Services, work: ExchangeWork) {
    this.#services = services;
    this.#work = work;
  }

  async serve(
    query: ExchangeQuery,
    request: FastifyRequest,
    body: Readable | undefined,
  ): Promise<ExchangeAnswer> {
    if (query.mode === 'checkauth') return this.#logIn(query, request);
    const { db } = this.#services;
    const caller = await findCaller(db, this.#authenticator, request, query.type);
    const version = query.version === '' ? undefined : query.version;
    await touchExchange(db, caller.session.id, version);
    switch (query.mode) {
      case 'init':
        return this.#begin(caller, query.version);
      case 'file':
        return this.#receive(caller, query.filename, body);
      case 'import':
        return this.#import(caller, query.filename);
      case 'query': {
        const bytes = await handOver(db, caller, query.version);
        return { xml: { bytes, encoding: caller.node.encoding } };
      }
      case 'success':
        await confirmHandOver(db, caller);
        return { text: 'success' };
      case 'deactivate':
        return { text: 'success' };
      case 'complete':
        await this.#finish(caller.session.id);
        return { text: 'success' };
    }
  }

  async #logIn({ type }: ExchangeQuery, request: FastifyRequest): Promise<ExchangeAnswer> {
    const { db } = this.#services;
    const node = await logNodeIn(db, this.#authenticator, request, type);
    const work = await findWorkUnderWay(db, node.id, type);
    if (work !== undefined) {
      this.#work.kick();
      throw new ExchangeRefusal(
        `Обмен уже идёт: файл «${work.name}» от ${formatInstant(work.since.toISOString())} ещё загружается. Повторите позже`,
      );
    }
    await removeFinishedFolders(db, this.#services.settings.dataDir);
    const former = await findOpenExchange(db, node.id, type);
    if (former !== undefined) await this.#finish(former.id);
    const { token } = await db.transaction().execute((tx) => startExchange(tx, node.id, type));
    const lines = [
      'success',
      EXCHANGE_COOKIE,
      token,
      `sessid=${node.id}`,
      `timestamp=${Math.floor(Date.now() / 1000)}`,
    ];
    return {
      text: lines.join('\n'),
      cookie: `${EXCHANGE_COOKIE}=${token}; Path=/api/1c/; HttpOnly; SameSite=Strict`,
    };
  }

  #begin({ node }: ExchangeCaller, version: string): ExchangeAnswer {
    const lines = ['zip=yes', `file_limit=${PART_BYTES}`];
    if (version !== '') lines.push(`sessid=${node.id}`, `version=${Number(version) >= 3 ? '3.1' : version}`);
    return { text: lines.join('\n') };
  }

  async #receive(
    { session }: ExchangeCaller,
    filename: string,
    body: Readable | undefined,
  ): Promise<ExchangeAnswer> {
    const { db, settings } = this.#services;
    if (body === undefined) throw new ExchangeRefusal('Передан пустой файл');
    const name = exchangeFileName(filename);
    const folder = exchangeFolder(settings.dataDir, session.id);
    const file = await receivePart(db, { session, folder, name, body }).catch((error: unknown) => {
      if (isNameTaken(error)) throw new ExchangeRefusal(`Имя «${name}» занято`);
      throw error;
    });
    const target = exchangeFilePath(folder, name);
    await forgetUnpacked(target);
    // Older versions send orders and never ask to import them.
    if (session.kind === 'sale' && file.state === 'receiving' && (await isWhole(target)))
      await this.#queue(file);
    return { text: 'success' };
  }

  async #import({ session }: ExchangeCaller, filename: string): Promise<ExchangeAnswer> {
    const { db } = this.#services;
    const name = exchangeFileName(filename);
    const file =
      (await findExchangeFile(db, session.id, name)) ?? (await this.#fileInArchive(session.id, name));
    await this.#queue(file);
    const result = await this.#work.outcomeOf(file.id, ANSWER_WITHIN_MS);
    return { text: answerOf(result) };
  }

  /** The file may be inside an archive that was sent under another name. */
  async #fileInArchive(sessionId: number, name: string): Promise<ExchangeFile> {
    const { db } = this.#services;
    const received = await listExchangeFiles(db, sessionId);
    if (received.length === 0) throw new ExchangeRefusal(`Файл «${name}» не передан`);
    return addExchangeFile(db, sessionId, name);
  }

  /** The end that the client announces, or that its next login brings. */
  async #finish(sessionId: number): Promise<void> {
    const hasWork = await transact(this.#services.db, (tx) => finishExchange(tx, sessionId));
    if (hasWork) this.#work.kick();
  }

  async #queue(file: ExchangeFile): Promise<void> {
    if (await queueExchangeFile(this.#services.db, file.id)) this.#work.kick();
  }
}

function answerOf(result: ExchangeFile | { readonly message: string }): string {
  const { message } = result;
  if (!('state' in result)) return `progress\n${message}`;
  switch (result.state) {
    case 'done':
    case 'unchanged':
      return `success\n${message}`;
    case 'held':
    case 'refused':
      return `failure\n${message}`;
    default:
      return `progress\n${message || 'Файл ждёт своей очереди'}`;
  }
}
