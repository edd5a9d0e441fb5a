import type { ExchangeKind } from '@shop/contracts/office/exchange-nodes';

export interface OneCOptions {
  /** The address that the office shows. */
  readonly address: string;
  readonly login: string;
  readonly password: string;
  readonly kind: ExchangeKind;
  /** Sends the password with every call and forgets the cookie, as some versions of 1C do. */
  readonly forgetsCookie?: boolean;
  /** The version of the schema that is asked for at `init`. */
  readonly version?: string;
}

/** The answer to a call. */
export interface OneCAnswer {
  readonly httpStatus: number;
  /** `success`, `failure`, `progress`, or the first line of whatever else it was. */
  readonly first: string;
  /** The lines after the first. */
  readonly rest: string;
  readonly text: string;
  readonly bytes: Uint8Array;
}

/** Plays the part of 1C over HTTP, step by step, so that a test can leave one out, repeat it or cut it off. */
export class OneC {
  readonly #options: OneCOptions;
  #cookie = '';

  constructor(options: OneCOptions) {
    this.#options = options;
  }

  async logIn(): Promise<OneCAnswer> {
    const answer = await this.call('checkauth', {}, { withPassword: true });
    const [name, value] = answer.rest.split('\n');
    if (answer.first === 'success') this.#cookie = `${name}=${value}`;
    return answer;
  }

  init(): Promise<OneCAnswer> {
    const { version } = this.#options;
    return this.call('init', version === undefined ? {} : { version });
  }

  /** Sends a file in parts of `partBytes`. Stops at the first refusal and answers it. */
  async send(filename: string, content: string | Uint8Array, partBytes = 1024 ** 2): Promise<OneCAnswer> {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
    let answer: OneCAnswer | undefined;
    for (let at = 0; at === 0 || at < bytes.length; at += partBytes) {
      answer = await this.sendPart(filename, bytes.slice(at, at + partBytes));
      if (answer.first !== 'success') break;
    }
    return answer!;
  }

  sendPart(filename: string, bytes: Uint8Array): Promise<OneCAnswer> {
    return this.call('file', { filename }, { body: bytes });
  }

  /** Asks to import a file until the answer is not `progress`. */
  async import(filename: string): Promise<OneCAnswer> {
    while (true) {
      const answer = await this.call('import', { filename });
      if (answer.first !== 'progress') return answer;
    }
  }

  query(): Promise<OneCAnswer> {
    return this.call('query');
  }

  success(): Promise<OneCAnswer> {
    return this.call('success');
  }

  /** A whole exchange of files: login, init, files, and the import of each XML file. Answers those imports. */
  async exchange(files: Readonly<Record<string, string | Uint8Array>>): Promise<readonly OneCAnswer[]> {
    await this.logIn();
    await this.init();
    for (const [name, content] of Object.entries(files)) await this.send(name, content);
    const answers: OneCAnswer[] = [];
    for (const name of Object.keys(files)) if (name.endsWith('.xml')) answers.push(await this.import(name));
    return answers;
  }

  async call(
    mode: string,
    query: Readonly<Record<string, string>> = {},
    { body, withPassword = false }: { readonly body?: Uint8Array; readonly withPassword?: boolean } = {},
  ): Promise<OneCAnswer> {
    const { address, kind, login, password, forgetsCookie = false } = this.#options;
    const parameters = new URLSearchParams({ type: kind, mode, ...query });
    const basic = `Basic ${Buffer.from(`${login}:${password}`).toString('base64')}`;
    const headers: Record<string, string> =
      withPassword || forgetsCookie ? { authorization: basic } : { cookie: this.#cookie };
    if (body !== undefined) headers['content-type'] = 'application/octet-stream';
    const answer = await fetch(`${address}?${parameters}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers,
      ...(body === undefined ? {} : { body: body as Uint8Array<ArrayBuffer> }),
    });
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const text = new TextDecoder().decode(bytes);
    const [first = '', ...rest] = text.split('\n');
    return { httpStatus: answer.status, first, rest: rest.join('\n'), text, bytes };
  }
}
