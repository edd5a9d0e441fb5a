import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const READY_TIMEOUT_MS = 30_000;
const main = path.join(import.meta.dirname, '../main.ts');

/** A web origin as a process of its own, which operations stop, start and lose. */
export class OriginProcess {
  readonly url: string;
  readonly #env: Readonly<Record<string, string>>;
  #child: ChildProcess | undefined;
  #printed = '';

  constructor(port: number, env: Readonly<Record<string, string>>) {
    this.url = `http://127.0.0.1:${port}`;
    this.#env = { LOG_LEVEL: 'warn', HASH_SALT: 'a salt of the tests', ...env, PORT: String(port) };
  }

  /** Resolves once it says that it can serve (or, without a shell yet, that it runs). */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [main], { env: { ...process.env, ...this.#env } });
    this.#child = child;
    const keep = (chunk: Buffer) => {
      this.#printed = (this.#printed + chunk).slice(-20_000);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const until = Date.now() + READY_TIMEOUT_MS;
    while (Date.now() < until && child.exitCode === null) {
      const answer = await fetch(`${this.url}/healthz`).catch(() => undefined);
      if (answer) return;
      await delay(50);
    }
    child.kill('SIGKILL');
    throw new Error(`${this.url} did not start:\n${this.#printed}`);
  }

  /** Ends it, by default as an operator would. */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  }

  /** The log of the process. */
  get printed(): string {
    return this.#printed;
  }
}

/** A free port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
