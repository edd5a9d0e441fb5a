import { createHash } from 'node:crypto';
import multipart, { type MultipartFile } from '@fastify/multipart';
import { formatNumber } from '@shop/domain/format/number';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError, Validation } from '../../errors/errors.ts';

/** A form holds one file and a few short texts (decision 042). */
const LIMITS = { files: 1, fields: 20, parts: 21, fieldSize: 64 * 1024, fieldNameSize: 100, headerPairs: 20 };
/** The size of everything in a form besides its file. */
const FRAME_BYTES = 256 * 1024;
/** How long the rest of a refused upload is read and discarded, so that the sender receives the answer. */
const LINGER_MS = 5000;

/** Makes the routes of this scope accept `multipart/form-data`; no body is read before `readForm`. */
export async function acceptForms(scope: FastifyInstance): Promise<void> {
  await scope.register(multipart, { throwFileSizeLimit: false });
}

/**
 * Reads the texts and files of a form by their names. The file is held in memory, so `fileBytes` limits it. Throws
 * `Validation` for a file that is too large as soon as that is certain, without reading on.
 */
export async function readForm(
  request: FastifyRequest,
  fileBytes: number,
  tooLarge = `Файл больше ${formatNumber(fileBytes / 1e6)}\u00a0МБ. Разделите его на части`,
): Promise<Record<string, unknown>> {
  if (!request.isMultipart())
    throw new AppError(415, 'validation', 'Тело запроса должно быть формой multipart/form-data');
  try {
    if (Number(request.headers['content-length']) > fileBytes + FRAME_BYTES)
      throw new Validation(tooLarge, 'file');
    const entries = await readParts(request, fileBytes, tooLarge);
    // Hash the contents: a repeated form has another boundary.
    request.bodyText = JSON.stringify(entries.map(({ name, digest }) => [name, digest]));
    return Object.fromEntries(entries.map(({ name, value }) => [name, value]));
  } catch (error) {
    discardRest(request);
    throw toFormError(error);
  }
}

async function readParts(request: FastifyRequest, fileBytes: number, tooLarge: string) {
  const entries: { name: string; value: string | File; digest: string }[] = [];
  // One byte over the limit tells a file that is too large from one that just fits.
  for await (const part of request.parts({ limits: { ...LIMITS, fileSize: fileBytes + 1 } })) {
    const name = part.fieldname;
    if (part.type === 'field') {
      if (part.valueTruncated) throw new Validation('Слишком длинно', name);
      const value = String(part.value);
      entries.push({ name, value, digest: value });
    } else entries.push({ name, ...(await readFile(part, fileBytes, tooLarge)) });
  }
  return entries;
}

async function readFile(
  { fieldname, filename, mimetype, file }: MultipartFile,
  fileBytes: number,
  tooLarge: string,
) {
  const hash = createHash('sha256');
  const chunks: Buffer<ArrayBuffer>[] = [];
  let bytes = 0;
  for await (const chunk of file as AsyncIterable<Buffer<ArrayBuffer>>) {
    bytes += chunk.length;
    if (bytes > fileBytes) throw new Validation(tooLarge, fieldname);
    hash.update(chunk);
    chunks.push(chunk);
  }
  const value = new File(chunks, filename ?? '', { type: mimetype });
  return { value, digest: `${filename} ${hash.digest('hex')}` };
}

/** A sender reads the answer only while its upload is being accepted; a sender that goes on for long is cut off. */
export function discardRest({ raw }: FastifyRequest): void {
  if (raw.readableEnded || raw.destroyed) return;
  raw.unpipe();
  raw.resume();
  const timer = setTimeout(() => raw.destroy(), LINGER_MS).unref();
  raw.once('close', () => clearTimeout(timer));
}

/** Errors of the form's syntax would mean nothing to a person. */
function toFormError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'FST_FILES_LIMIT') return new Validation('Можно отправить один файл за раз', 'file');
  return new Validation('Форма передана не полностью или составлена неверно');
}
