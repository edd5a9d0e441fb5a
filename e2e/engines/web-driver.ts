import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../fixtures/servers.ts';
import { markNamed } from './mark-named.ts';

/** Only a bound: a busy machine takes long to start a browser. */
const PATIENCE_MS = 90_000;

/** WebKitGTK's own small browser, driven over WebDriver: an engine close to Safari's. */
export class WebDriver {
  private readonly driver: ChildProcess;
  private readonly folder: string;
  private readonly session: string;

  private constructor(driver: ChildProcess, folder: string, session: string) {
    this.driver = driver;
    this.folder = folder;
    this.session = session;
  }

  static async start(): Promise<WebDriver> {
    const port = await freePort();
    // The folder that xvfb-run makes itself would stay when it is stopped.
    const folder = await mkdtemp(join(tmpdir(), 'specosnova-webkit-'));
    const screen = ['-a', '-f', join(folder, 'xauthority'), '-s', '-screen 0 1400x1000x24'];
    const driver = spawn('xvfb-run', [...screen, 'WebKitWebDriver', `--port=${port}`], { detached: true });
    const origin = `http://127.0.0.1:${port}`;
    // A page never finishes loading, since its stream of events stays open.
    const capabilities = { alwaysMatch: { pageLoadStrategy: 'none' } };
    const { sessionId } = await eventually('a WebKit', () => post(`${origin}/session`, { capabilities }));
    return new WebDriver(driver, folder, `${origin}/session/${sessionId}`);
  }

  async open(url: string): Promise<void> {
    await post(`${this.session}/url`, { url });
  }

  /** Calls a function in the page and returns its result. */
  async ask<Args extends unknown[], Answer>(ask: (...args: Args) => Answer, ...args: Args): Promise<Answer> {
    return post(`${this.session}/execute/sync`, { script: `return (${ask})(...arguments)`, args });
  }

  /** Waits until a function returns a truthy value in the page. */
  async waitFor<Args extends unknown[], Answer>(
    title: string,
    ask: (...args: Args) => Answer,
    ...args: Args
  ): Promise<NonNullable<Answer>> {
    return eventually(title, () => this.ask(ask, ...args));
  }

  /** Types by key presses. */
  async type(selector: string, text: string): Promise<void> {
    await post(`${await this.element(selector)}/value`, { text });
  }

  /** Clicks on the first visible element of a selector whose accessible name matches. */
  async click(selector: string, name: RegExp): Promise<void> {
    const mark = `found-${Date.now()}`;
    await this.waitFor(`${selector} named ${name}`, markNamed, selector, name.source, mark);
    await post(`${await this.element(`[data-engine-test="${mark}"]`)}/click`, {});
  }

  /** Continues in a window as narrow as a phone: one without a toolbar, which a page has to open. */
  async goToPhone(width: number, height: number): Promise<void> {
    await this.ask(() => {
      const opener = document.createElement('button');
      opener.textContent = 'phone';
      opener.style.cssText = 'position: fixed; inset: 0; z-index: 9999';
      opener.onclick = () =>
        window.open(location.href, 'phone', 'width=380,height=780,location=no,toolbar=no,menubar=no');
      document.body.append(opener);
    });
    const before: string[] = await get(`${this.session}/window/handles`);
    await this.click('button', /^phone$/);
    const handle = await eventually('the window of a phone', async () => {
      const handles: string[] = await get(`${this.session}/window/handles`);
      return handles.find((opened) => !before.includes(opened));
    });
    await post(`${this.session}/window`, { handle });
    await this.resize(width, height);
  }

  async resize(width: number, height: number): Promise<void> {
    await eventually(`a width of ${width}`, async () => {
      // A window that is still opening ignores the command.
      await post(`${this.session}/window/rect`, { width, height });
      return this.ask((wanted: number) => innerWidth === wanted, width);
    });
  }

  /** Deletes the cookies, and with them the session. */
  async forget(): Promise<void> {
    await answerOf(fetch(`${this.session}/cookie`, { method: 'DELETE' }));
  }

  private async element(selector: string): Promise<string> {
    const query = { using: 'css selector', value: selector };
    const found = await eventually(selector, () => post(`${this.session}/element`, query));
    return `${this.session}/element/${Object.values(found)[0]}`;
  }

  async close(): Promise<void> {
    await fetch(this.session, { method: 'DELETE' }).catch(() => undefined);
    if (this.driver.pid) process.kill(-this.driver.pid, 'SIGTERM');
    await rm(this.folder, { recursive: true, force: true });
  }
}

function post(url: string, body: object) {
  return answerOf(fetch(url, { method: 'POST', body: JSON.stringify(body) }));
}

function get(url: string) {
  return answerOf(fetch(url));
}

// biome-ignore lint/suspicious/noExplicitAny: each command of WebDriver answers with something else.
async function answerOf(command: Promise<Response>): Promise<any> {
  const { value } = (await (await command).json()) as { value: { error?: string; message?: string } | null };
  if (value?.error) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

async function eventually<T>(title: string, attempt: () => Promise<T>): Promise<NonNullable<T>> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const answer = await attempt().catch(() => undefined);
    if (answer) return answer;
    if (Date.now() > until) throw new Error(`${title} did not come within ${PATIENCE_MS / 1000} s`);
    await delay(100);
  }
}
