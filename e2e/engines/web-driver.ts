import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../fixtures/servers.ts';

const PATIENCE_MS = 30_000;

/** WebKitGTK's own small browser, driven over WebDriver: an engine close to Safari's. */
export class WebDriver {
  private readonly driver: ChildProcess;
  private readonly session: string;

  private constructor(driver: ChildProcess, session: string) {
    this.driver = driver;
    this.session = session;
  }

  static async start(): Promise<WebDriver> {
    const port = await freePort();
    const screen = ['-a', '-s', '-screen 0 1400x1000x24'];
    const driver = spawn('xvfb-run', [...screen, 'WebKitWebDriver', `--port=${port}`], { detached: true });
    const origin = `http://127.0.0.1:${port}`;
    // To whom a page is there only when all of it has come, it never is: its stream of events stays open.
    const capabilities = { alwaysMatch: { pageLoadStrategy: 'none' } };
    const { sessionId } = await eventually('a WebKit', () => post(`${origin}/session`, { capabilities }));
    return new WebDriver(driver, `${origin}/session/${sessionId}`);
  }

  async open(url: string): Promise<void> {
    await post(`${this.session}/url`, { url });
  }

  /** What a function answers in the page. */
  async ask<Args extends unknown[], Answer>(ask: (...args: Args) => Answer, ...args: Args): Promise<Answer> {
    return post(`${this.session}/execute/sync`, { script: `return (${ask})(...arguments)`, args });
  }

  /** Waits until a function answers in the page with something. */
  async waitFor<Args extends unknown[]>(title: string, ask: (...args: Args) => unknown, ...args: Args) {
    await eventually(title, () => this.ask(ask, ...args));
  }

  /** Types by the keys of a person. */
  async type(selector: string, text: string): Promise<void> {
    const found = await post(`${this.session}/element`, { using: 'css selector', value: selector });
    await post(`${this.session}/element/${Object.values(found)[0]}/value`, { text });
  }

  async close(): Promise<void> {
    await fetch(this.session, { method: 'DELETE' }).catch(() => undefined);
    if (this.driver.pid) process.kill(-this.driver.pid, 'SIGTERM');
  }
}

// biome-ignore lint/suspicious/noExplicitAny: each command of WebDriver answers with something else.
async function post(url: string, body: object): Promise<any> {
  const answer = await fetch(url, { method: 'POST', body: JSON.stringify(body) });
  const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null };
  if (value?.error) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

async function eventually<T>(title: string, attempt: () => Promise<T>): Promise<T> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const answer = await attempt().catch(() => undefined);
    if (answer) return answer;
    if (Date.now() > until) throw new Error(`${title} did not come within ${PATIENCE_MS / 1000} s`);
    await delay(100);
  }
}
