import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Db, openDatabase } from '../src/platform/database/database.ts';
import { SHORT_LIVED } from './short-lived.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';
import { makeTestFolder, type TestFolderOptions } from './test-folder.ts';

interface CommandShopOptions extends TestFolderOptions {
  /** Environment variables of the command besides those of its database. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Whether it is an embedded database also where the tests have a server. */
  readonly isEmbedded?: boolean;
}

/** How a command ended. */
interface CommandEnd {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A shop whose database a command opens, in a process for each call. Open it in `before`, close it in `after`. */
export class CommandShop {
  /** For the test's files; the command resolves relative paths from here. */
  readonly folder = mkdtempSync(path.join(os.tmpdir(), 'shop-command-'));
  readonly #program: string;
  readonly #options: CommandShopOptions;
  #server: TestDatabase | undefined;

  constructor(program: URL, options: CommandShopOptions = {}) {
    this.#program = program.pathname;
    this.#options = options;
  }

  readonly open = async (): Promise<void> => {
    const { isEmbedded, fill, withPeople = true } = this.#options;
    if (isEmbedded || !process.env.TEST_DATABASE_URL) return makeTestFolder(this.folder, this.#options);
    this.#server = await openTestDatabase({ withPeople });
    await fill?.(this.#server.db);
  };

  readonly close = async (): Promise<void> => {
    await this.#server?.close();
    rmSync(this.folder, { recursive: true });
  };

  /** Reads or changes rows between two commands. */
  async withDatabase(work: (db: Db) => Promise<void>): Promise<void> {
    if (this.#server) return work(this.#server.db);
    const database = await openDatabase({ dataDir: this.folder });
    await work(database.db).finally(() => database.close());
  }

  readonly run = (...args: readonly string[]): CommandEnd => this.runWith({}, ...args);

  /** `settings` are further environment variables. */
  runWith(settings: Readonly<Record<string, string>>, ...args: readonly string[]): CommandEnd {
    const database = this.#server ? { DATABASE_URL: this.#server.url! } : { EMBEDDED_DATABASE: '1' };
    const { status, stdout, stderr } = spawnSync(process.execPath, [...SHORT_LIVED, this.#program, ...args], {
      env: {
        ...process.env,
        ...{ DATABASE_URL: '', ...database, DATA_DIR: this.folder, INIT_CWD: this.folder },
        ...{ HASH_SALT: 'a salt for tests only', ...this.#options.settings, ...settings },
      },
      encoding: 'utf8',
    });
    return { status, stdout, stderr };
  }
}
