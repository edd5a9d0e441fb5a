import type { Readable } from 'node:stream';
import { type Progress, type Screen, showProgress, silent } from '@shop/server/progress';
import type { Command } from 'commander';
import { operatorName } from '../releases/reports/who.ts';
import { openStore } from '../releases/store/open-store.ts';
import { readNamedStore } from '../settings.ts';
import { directReleases } from './direct-releases.ts';
import { EXIT, UsageError } from './exit-codes.ts';
import { OriginClient } from './origin-client.ts';
import { originError } from './origin-error.ts';
import type { Releases } from './releases.ts';
import { remoteReleases } from './remote-releases.ts';

/** Where the command was typed. */
export interface Surroundings {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Relative paths start here. */
  readonly folder: string;
  readonly input: Readable & { readonly isTTY?: boolean };
  readonly out: Screen;
  readonly err: Screen;
}

export interface CommonFlags {
  readonly origin?: string;
  readonly json?: boolean;
  readonly by?: string;
}

/** One run of the command. */
export class Context {
  readonly surroundings: Surroundings;
  exitCode: number = EXIT.done;

  constructor(surroundings: Surroundings) {
    this.surroundings = surroundings;
  }

  /** Opens the releases the flags and the environment name, and closes them after. */
  async withReleases(flags: CommonFlags, work: (releases: Releases) => Promise<void>): Promise<void> {
    const releases = await this.#open(flags);
    try {
      await work(releases);
    } finally {
      await releases.close();
    }
  }

  /** Prints a result: the text for people, the value for programs. */
  print({ json }: CommonFlags, value: unknown, text: string): void {
    this.surroundings.out.write(`${json ? JSON.stringify(value, null, 2) : text}\n`);
  }

  /** Printed beside the result, for people only. */
  note({ json }: CommonFlags, text: string): void {
    if (!json) this.surroundings.err.write(`${text}\n`);
  }

  progress({ json }: CommonFlags, title: string): Progress {
    return json ? silent : showProgress({ title, screen: this.surroundings.err, lines: 5 });
  }

  async #open(flags: CommonFlags): Promise<Releases> {
    const { env } = this.surroundings;
    const origin = flags.origin ?? env.RELEASE_ORIGIN ?? '';
    if (origin === '') return this.#openStore(flags);
    if (flags.by !== undefined)
      throw new UsageError('--by goes with the store itself; an origin writes down whose token it was');
    const url = parseOrigin(origin);
    const token = env.RELEASE_TOKEN || undefined;
    if (token === undefined)
      throw originError('unauthorized', 'Set RELEASE_TOKEN: an origin wants to know who you are');
    if (url.protocol === 'http:' && !isLoopback(url.hostname))
      this.note(flags, `Careful: ${url.origin} is not https, and your token goes there unprotected`);
    return remoteReleases(new OriginClient(url.origin, token));
  }

  async #openStore(flags: CommonFlags): Promise<Releases> {
    const named = readNamedStore(this.surroundings.env);
    if (named.isImplied)
      this.note(flags, `No store is named: this is the one of files in ${named.releasesDir}`);
    return directReleases(await openStore(named), flags.by ?? operatorName());
  }
}

/** Options every command has. */
export function withCommonFlags(command: Command): Command {
  return command
    .option('--origin <url>', 'a running origin, with the token in RELEASE_TOKEN (default: RELEASE_ORIGIN)')
    .option('--json', 'print JSON, for programs');
}

function parseOrigin(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (
    !url ||
    !/^https?:$/.test(url.protocol) ||
    url.pathname !== '/' ||
    url.search !== '' ||
    url.username !== ''
  )
    throw new UsageError('The origin must look like https://shop.example.ru, without a path');
  return url;
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
}
