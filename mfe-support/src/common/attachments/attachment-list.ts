import { ATTACHMENTS_MAX, type Attachment } from '@shop/contracts/support/attachments';
import { ApiRefusal, messageOf, newIdempotencyKey } from '@shop/platform/http';
import { type Atom, atom, getDefaultStore } from 'jotai';
import type { AddedFile } from './added-file.ts';
import { keep, readKept } from './kept-attachments.ts';
import { wordsOfFailed, wordsOfLeft } from './notice-words.ts';
import { refuseEarly } from './refuse-early.ts';

/** What only whoever adds a file needs. */
const loadServer = () => import(/* webpackChunkName: "attachment-server" */ './attachment-server.ts');
/** More would only share the line. */
const AT_ONCE = 2;
const store = getDefaultStore();

interface Source {
  readonly file: File;
  /** The same for every try: a file whose answer was lost is not taken twice. */
  readonly idempotencyKey: string;
  upload?: AbortController;
}

export interface ListState {
  readonly files: readonly AddedFile[];
  readonly notice: string;
  readonly stopper: { readonly key: string } | null;
  readonly said: string;
}

/** The files being added to one message, and their way to the server. */
export class AttachmentList {
  readonly #atom = atom<ListState>({ files: [], notice: '', stopper: null, said: '' });
  readonly stateAtom: Atom<ListState> = this.#atom;
  readonly #draftKey: string;
  readonly #sources = new Map<string, Source>();

  constructor(draftKey: string) {
    this.#draftKey = draftKey;
    const files = readKept(draftKey).map(uploaded);
    store.set(this.#atom, { ...this.#state, files });
  }

  get #state(): ListState {
    return store.get(this.#atom);
  }

  add(files: readonly File[]): void {
    const room = Math.max(0, ATTACHMENTS_MAX - this.#state.files.length);
    const taken = files.slice(0, room);
    const left = files.length - taken.length;
    const notice = left === 0 ? '' : wordsOfLeft(left);
    const added = taken.map((file): AddedFile => {
      const key = newIdempotencyKey();
      const error = refuseEarly(file) ?? null;
      this.#sources.set(key, { file, idempotencyKey: newIdempotencyKey() });
      if (error === null) void this.#drawPreview(key, file);
      const state = error === null ? 'waiting' : 'failed';
      return { ...blank, key, name: file.name, bytes: file.size, state, error };
    });
    const refused = added.find(({ error }) => error !== null);
    const said = refused ? `${refused.name} не\u00a0приложен. ${refused.error}` : this.#state.said;
    this.#set({ files: [...this.#state.files, ...added], notice, stopper: null, said });
    this.#next();
  }

  /** Answers what brings the file back, if that can be. */
  remove(key: string): (() => void) | undefined {
    const at = this.#state.files.findIndex((file) => file.key === key);
    const file = this.#state.files[at];
    if (file === undefined) return undefined;
    this.#sources.get(key)?.upload?.abort();
    const said = file.state === 'uploading' ? `Загрузка отменена: ${file.name}` : `Файл убран: ${file.name}`;
    this.#set({ files: this.#state.files.toSpliced(at, 1), notice: '', stopper: null, said });
    this.#next();
    if (file.attachment === null) return undefined;
    return () => {
      this.#set({
        ...this.#state,
        files: this.#state.files.toSpliced(at, 0, file),
        said: `Файл возвращён: ${file.name}`,
      });
    };
  }

  /** The removed file is not coming back. What fails here goes with the server's clean-up. */
  static forget(id: number): void {
    void loadServer()
      .then(({ remove }) => remove(id))
      .catch(() => {});
  }

  retry(key: string): void {
    this.#set({ ...this.#state, notice: '', stopper: null });
    this.#change(key, { state: 'waiting', progress: 0, error: null });
    this.#next();
  }

  /** All that a lost connection has stopped. */
  retryLost(): void {
    for (const { key, mayRetry, state } of this.#state.files)
      if (state === 'failed' && mayRetry) this.retry(key);
  }

  /** Whether something has not been taken. Nothing is sent without it unasked: the writer is told and decides. */
  stopForFailed(): boolean {
    const failed = this.#state.files.filter(({ state }) => state === 'failed');
    const first = failed[0];
    if (first === undefined) return false;
    const notice = wordsOfFailed(failed);
    this.#set({ ...this.#state, notice, stopper: { key: first.key } });
    return true;
  }

  clear(ids?: readonly number[]): void {
    const isSent = ({ attachment }: AddedFile) =>
      attachment !== null && (ids === undefined || ids.includes(attachment.id));
    this.#set({
      files: this.#state.files.filter((file) => !isSent(file)),
      notice: '',
      stopper: null,
      said: '',
    });
  }

  /** A message that has not gone is written again: its files come first. */
  giveBack(attachments: readonly Attachment[]): void {
    const there = new Set(this.#state.files.map(({ attachment }) => attachment?.id));
    const back = attachments.filter(({ id }) => !there.has(id)).map(uploaded);
    this.#set({ ...this.#state, files: [...back, ...this.#state.files] });
  }

  /** The page is gone: what is on its way is given up, what has arrived stays remembered. */
  stop(): void {
    for (const { upload } of this.#sources.values()) upload?.abort();
  }

  #next(): void {
    const { files } = this.#state;
    const running = files.filter(({ state }) => state === 'uploading').length;
    const waiting = files.filter(({ state }) => state === 'waiting').slice(0, AT_ONCE - running);
    for (const { key } of waiting) void this.#upload(key);
  }

  async #upload(key: string): Promise<void> {
    const source = this.#sources.get(key)!;
    const { file, idempotencyKey } = source;
    const upload = new AbortController();
    source.upload = upload;
    this.#change(key, { state: 'uploading' });
    try {
      const { send } = await loadServer();
      const onProgress = (progress: number) => this.#change(key, { progress });
      const attachment = await send(file, { signal: upload.signal, idempotencyKey, onProgress });
      const { name, bytes } = attachment;
      this.#change(
        key,
        { state: 'uploaded', progress: 1, attachment, name, bytes },
        `Файл приложен: ${name}`,
      );
    } catch (error) {
      if (upload.signal.aborted) return;
      const message = messageOf(error);
      const mayRetry = !(error instanceof ApiRefusal) || error.code !== 'validation';
      this.#change(
        key,
        { state: 'failed', error: message, mayRetry },
        `${file.name} не\u00a0приложен. ${message}`,
      );
    } finally {
      this.#next();
    }
  }

  async #drawPreview(key: string, file: File): Promise<void> {
    // Without what did not come there is no preview, and the upload says why.
    const server = await loadServer().catch(() => undefined);
    this.#change(key, { preview: (await server?.drawPreview(file)) ?? null });
  }

  /** Nothing where the file has been removed meanwhile. */
  #change(key: string, part: Partial<AddedFile>, said = this.#state.said): void {
    if (!this.#state.files.some((file) => file.key === key)) return;
    const files = this.#state.files.map((file) => (file.key === key ? { ...file, ...part } : file));
    this.#set({ ...this.#state, files, said });
  }

  #set(state: ListState): void {
    const before = idsOf(this.#state);
    store.set(this.#atom, state);
    if (idsOf(state) !== before)
      keep(
        this.#draftKey,
        state.files.flatMap(({ attachment }) => attachment ?? []),
      );
  }
}

const blank = {
  state: 'waiting',
  progress: 0,
  error: null,
  mayRetry: false,
  preview: null,
  attachment: null,
} as const;

function uploaded(attachment: Attachment): AddedFile {
  const { name, bytes } = attachment;
  return { ...blank, key: newIdempotencyKey(), name, bytes, state: 'uploaded', progress: 1, attachment };
}

const idsOf = ({ files }: ListState) => files.map(({ attachment }) => attachment?.id ?? '').join();
