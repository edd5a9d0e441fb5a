import type { Settings } from '../settings/settings.ts';

/** https://dadata.ru/api/ */
const API = '/suggestions/api/4_1/rs/';
/** An answer with fifty complete organisations is a third of this. */
const MAX_ANSWER_BYTES = 1024 * 1024;

interface Question {
  /** The path below the API's root: `findById/party`. */
  readonly path: string;
  /** Sent as JSON by POST; without a body the request is a GET. */
  readonly body?: object;
  readonly timeoutMs: number;
}

/**
 * Calls DaData and returns its answer, unparsed. Throws if there is no key, no answer in time, an error status, or an
 * answer over the size limit. No message contains the key.
 */
export async function requestDadata(
  { dadataKey, dadataOrigin }: Pick<Settings, 'dadataKey' | 'dadataOrigin'>,
  { path, body, timeoutMs }: Question,
): Promise<unknown> {
  if (dadataKey === undefined) throw new Error('there is no key of DaData');
  const response = await fetch(dadataOrigin + API + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      accept: 'application/json',
      authorization: `Token ${dadataKey}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`DaData answers ${response.status}`);
  return JSON.parse(await textOf(response));
}

/** Stops at the size limit: parsing an endless answer would block every request. */
async function textOf({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > MAX_ANSWER_BYTES) throw new Error('the answer of DaData is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
