import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import type { TestContext } from 'node:test';
import type { ReleaseManifest } from '@shop/contracts/platform/release';
import { digestOf } from '../operations/contract.ts';
import { publish } from '../releases/moves/publish.ts';
import { createToken } from '../releases/store/tokens.ts';
import { type BuildWith, candidateWith } from './release.builder.ts';
import { startOrigin } from './start-origin.ts';

const by = { by: 'test', why: null };

/** A shop with a shell and a catalogue, and somebody with a token who sends to its `/operations/api/`. */
export async function openOperations(t: TestContext, area = 'catalog') {
  const { app, store, url } = await startOrigin(t);
  for (const area of ['shell', 'catalog']) await publish(store, [candidateWith({ area })], by);
  const { text } = await createToken(store.tokens, { area, name: 'CI', by: 'test' });
  const headers = { authorization: `Bearer ${text}` };
  const send = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object | Buffer) => {
    const type = Buffer.isBuffer(payload) ? { 'content-type': 'application/octet-stream' } : {};
    const address = `/operations/api/${path}`;
    const body = payload ? { payload } : {};
    const answer = await app.inject({ method, url: address, headers: { ...headers, ...type }, ...body });
    return { status: answer.statusCode, body: answer.json() };
  };
  const put = (content: Buffer, digest = digestIs(content), offset = 0, bytes = content.length) =>
    send('PUT', `uploads/${digest}?offset=${offset}&bytes=${bytes}`, content);
  const spooled = async () => {
    const found = await readdir(`${store.folder}/.uploads`, { recursive: true }).catch(() => []);
    return found.filter((name) => name.includes('/'));
  };
  return { store, url, headers, send, put, spooled };
}

/** The name under which a file is uploaded. */
export function digestIs(content: Buffer): string {
  return digestOf(`sha384-${createHash('sha384').update(content).digest('base64')}`);
}

/** A manifest that says something else of its files than a build would. */
export function manifestWith(
  files: ReleaseManifest['files'],
  given: Partial<BuildWith> = {},
): ReleaseManifest {
  const { manifest } = candidateWith({ area: 'catalog', version: '2.0.0', ...given });
  return { ...manifest, files: { ...manifest.files, ...files } };
}

export const someFile = { bytes: 3, integrity: `sha384-${'A'.repeat(64)}` };
