import { ATTACHMENTS_MAX, type Attachment } from '@shop/contracts/support/attachments';
import { ApiRefusal, messageOf, newIdempotencyKey } from '@shop/platform/http';
import { type Atom, atom, getDefaultStore } from 'jotai';
import type { AddedFile } from './added-file.ts';
import { failedFilesMessage, tooManyFilesMessage } from './attachment-messages.ts';
import { readStoredAttachments, storeAttachments } from './attachment-storage.ts';
import { fileProblem } from './file-problem.ts';

const loadUploads = () => import(/* webpackChunkName: "attachment-uploads" */ './attachment-uploads-lazy.ts');
/** More uploads at once would only share the bandwidth. */
const AT_ONCE = 2;
const store = getDefaultStore();

interface Source {
  readonly file: File;
  /** The same for every attempt, so that a file whose answer was lost is not stored twice. */
  readonly idempotencyKey: string;
  upload?: AbortController;
}

export interface ListState {
  readonly files: readonly AddedFile[];
  readonly notice: string;
  readonly blocker: { readonly key: string } | null;
  readonly announcement: string;
}

/** The files being added to one message and their uploads. */
export class AttachmentList {
  readonly #atom = atom<ListState>({ files: [], notice: '', blocker: null, announcement: '' });
  readonly stateAtom: Atom<ListState> = this.#atom;
  readonly #draftKey: string;
  readonly #sources = new Map<string, Source>();

  constructor(draftKey: string) {
    this.#draftKey = draftKey;
    const files = readStoredAttachments(draftKey).map(uploaded);
    store.set(this.#atom, { ...this.#state, files });
  }

  get #state(): ListState {
    return store.get(this.#atom);
  }

  add(files: readonly File[]): void {
    const freeCount = Math.max(0, ATTACHMENTS_MAX - this.#state.files.length);
    const accepted = files.slice(0, freeCount);
    const leftOutCount = files.length - accepted.length;
    const notice = leftOutCount === 0 ? '' : tooManyFilesMessage(leftOutCount);
    const added = accepted.map((file): AddedFile => {
      const key = newIdempotencyKey();
      const error = fileProblem(file) ?? null;
      this.#sources.set(key, { file, idempotencyKey: newIdempotencyKey() });
      if (error === null) void this.#renderPreview(key, file);
      const state = error === null ? 'waiting' : 'failed';
      return { ...blank, key, name: file.name, bytes: file.size, state, error };
    });
    const refused = added.find(({ error }) => error !== null);
    const announcement = refused
      ? `${refused.name} не\u00a0приложен. ${refused.error}`
      : this.#state.announcement;
    this.#set({ files: [...this.#state.files, ...added], notice, blocker: null, announcement });
    this.#next();
  }

  /** Returns a function that restores the file, if that is possible. */
  remove(key: string): (() => void) | undefined {
    const at = this.#state.files.findIndex((file) => file.key === key);
    const file = this.#state.files[at];
    if (file === undefined) return undefined;
    this.#sources.get(key)?.upload?.abort();
    const announcement =
      file.state === 'uploading' ? `Загрузка отменена: ${file.name}` : `Файл убран: ${file.name}`;
    this.#set({ files: this.#state.files.toSpliced(at, 1), notice: '', blocker: null, announcement });
    this.#next();
    if (file.attachment === null) return undefined;
    return () => {
      this.#set({
        ...this.#state,
        files: this.#state.files.toSpliced(at, 0, file),
        announcement: `Файл возвращён: ${file.name}`,
      });
    };
  }

  /** Deletes the removed file once an undo is over. A failure is ignored: the server cleans up unsent files. */
  static forget(id: number): void {
    void loadUploads()
      .then(({ deleteAttachment }) => deleteAttachment(id))
      .catch(() => {});
  }

  retry(key: string): void {
    this.#set({ ...this.#state, notice: '', blocker: null });
    this.#change(key, { state: 'waiting', progress: 0, error: null });
    this.#next();
  }

  /** Retries all uploads that a lost connection has stopped. */
  retryLost(): void {
    for (const { key, mayRetry, state } of this.#state.files)
      if (state === 'failed' && mayRetry) this.retry(key);
  }

  /** Returns whether a failed file blocks sending: a message never goes without it unless the user decides so. */
  hasBlockingFailure(): boolean {
    const failed = this.#state.files.filter(({ state }) => state === 'failed');
    const first = failed[0];
    if (first === undefined) return false;
    const notice = failedFilesMessage(failed);
    this.#set({ ...this.#state, notice, blocker: { key: first.key } });
    return true;
  }

  clear(ids?: readonly number[]): void {
    const isSent = ({ attachment }: AddedFile) =>
      attachment !== null && (ids === undefined || ids.includes(attachment.id));
    this.#set({
      files: this.#state.files.filter((file) => !isSent(file)),
      notice: '',
      blocker: null,
      announcement: '',
    });
  }

  /** The files of a returned message come first. */
  restore(attachments: readonly Attachment[]): void {
    const there = new Set(this.#state.files.map(({ attachment }) => attachment?.id));
    const back = attachments.filter(({ id }) => !there.has(id)).map(uploaded);
    this.#set({ ...this.#state, files: [...back, ...this.#state.files] });
  }

  /** Called on unmount: aborts uploads; finished ones stay stored. */
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
      const { uploadFile } = await loadUploads();
      const onProgress = (progress: number) => this.#change(key, { progress });
      const attachment = await uploadFile(file, { signal: upload.signal, idempotencyKey, onProgress });
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

  async #renderPreview(key: string, file: File): Promise<void> {
    // Without the chunk there is no preview, and the upload reports the failure.
    const uploads = await loadUploads().catch(() => undefined);
    this.#change(key, { preview: (await uploads?.renderPreview(file)) ?? null });
  }

  /** Does nothing if the file has been removed meanwhile. */
  #change(key: string, part: Partial<AddedFile>, announcement = this.#state.announcement): void {
    if (!this.#state.files.some((file) => file.key === key)) return;
    const files = this.#state.files.map((file) => (file.key === key ? { ...file, ...part } : file));
    this.#set({ ...this.#state, files, announcement });
  }

  #set(state: ListState): void {
    const before = idsOf(this.#state);
    store.set(this.#atom, state);
    if (idsOf(state) !== before)
      storeAttachments(
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
