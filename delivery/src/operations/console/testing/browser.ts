/** A page as a browser receives it, after redirects. */
export interface Page {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
  readonly path: string;
}

/** A browser without scripts: keeps cookies, follows redirects, sends the forms it has been shown. */
export class Browser {
  readonly url: string;
  readonly cookies = new Map<string, string>();
  #page: Page | undefined;

  constructor(url: string) {
    this.url = url;
  }

  async open(path: string): Promise<Page> {
    return this.#request(path, {});
  }

  async logIn(fields: Readonly<Record<string, string>>): Promise<Page> {
    return this.#post('/operations/login', { next: '/operations/', ...fields }, {});
  }

  /** Sends a form of a page, the last one by default, with the hidden fields it has there. */
  async send(
    path: string,
    fields: Readonly<Record<string, string>>,
    from = this.#page,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Page> {
    const hidden = ['form', 'expected'].map((name) => [name, hiddenField(from?.text ?? '', name)]);
    return this.#post(path, { ...Object.fromEntries(hidden), ...fields }, headers);
  }

  #post(path: string, fields: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>>) {
    const own = { origin: this.url, 'sec-fetch-site': 'same-origin', ...headers };
    const sent = Object.entries(own).filter(([, value]) => value !== '');
    return this.#request(path, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: Object.fromEntries(sent),
    });
  }

  async #request(path: string, init: RequestInit): Promise<Page> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(this.url + path, {
      ...init,
      headers: { ...(init.headers as Record<string, string>), cookie },
      redirect: 'manual',
    });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    const location = response.headers.get('location');
    if (response.status === 303 && location !== null) return this.#request(location, {});
    this.#page = { status: response.status, text: await response.text(), headers: response.headers, path };
    return this.#page;
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split('; ');
    const [name = '', value = ''] = pair.split('=', 2);
    if (value === '' || attributes.includes('Max-Age=0')) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

function hiddenField(text: string, name: string): string {
  return new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1] ?? '';
}
