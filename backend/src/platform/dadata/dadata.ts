import type { Settings } from '../settings/settings.ts';

/** https://dadata.ru/api/ */
const API = '/suggestions/api/4_1/rs/';
/** Fifty organisations with all that is known of them are a third of it. */
const MAX_ANSWER_BYTES = 1024 * 1024;

interface Question {
  /** Below the API's root: `findById/party`. */
  readonly path: string;
  /** Sent as JSON by POST; without it the question is a GET. */
  readonly body?: object;
  readonly timeoutMs: number;
}

/**
 * Asks DaData and answers what it says, unparsed. Throws when there is no key, no answer in time, none but an error,
 * or one too long to be read; the key is in no message.
 */
export async function askDadata(
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

/** Reads no further than a good answer goes: to parse one without an end would stop everybody. */
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
