import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {
  addExchangeNode,
  type ExchangeNodeFields,
  saveExchangeNode,
} from '@shop/contracts/office/exchange-nodes';
import { startTestApp, type TestApp } from '../test-app.ts';
import type { TestClient } from '../test-client.ts';
import { OneC, type OneCOptions } from './one-c-client.ts';

type NodeAnswer = Awaited<ReturnType<typeof addNode>>;

const usualNode: ExchangeNodeFields = {
  name: 'УТ основная',
  kinds: ['catalog', 'sale', 'reference'],
  allowedNetworks: [],
  ordersSince: '2020-01-01',
  encoding: 'utf-8',
  isActive: true,
  isRehearsal: false,
};

function addNode(office: TestClient, login: string, fields: Partial<ExchangeNodeFields> = {}) {
  return office.call(addExchangeNode, { body: { login, ...usualNode, ...fields } });
}

/** A listening shop with a node of the exchange, and 1C to play. `close` removes it all. */
export class ExchangeShop {
  readonly app: TestApp;
  /** A member of staff who has every right of the office. */
  readonly office: TestClient;
  readonly origin: string;
  readonly node: NodeAnswer['node'];
  readonly password: string;
  readonly #folder: string;

  private constructor(parts: Pick<ExchangeShop, 'app' | 'office' | 'origin'> & NodeAnswer, folder: string) {
    this.app = parts.app;
    this.office = parts.office;
    this.origin = parts.origin;
    this.node = parts.node;
    this.password = parts.password;
    this.#folder = folder;
  }

  static async open(): Promise<ExchangeShop> {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'exchange-test-'));
    const settings = { dataDir: path.join(folder, 'data'), mediaDir: path.join(folder, 'media') };
    const app = await startTestApp({ settings });
    const office = await app.clientFor('office@demo.example');
    const origin = await app.listen();
    return new ExchangeShop({ app, office, origin, ...(await addNode(office, 'ut-main')) }, folder);
  }

  /** 1C as the first node, unless `options` say something else. */
  oneC(options: Partial<OneCOptions> = {}): OneC {
    const { password, origin } = this;
    return new OneC({
      address: `${origin}/api/1c/exchange`,
      login: 'ut-main',
      password,
      kind: 'catalog',
      ...options,
    });
  }

  async changeNode(fields: Partial<ExchangeNodeFields>): Promise<void> {
    const params = { id: this.node.id };
    const { version } = await this.app.db
      .selectFrom('exchange_nodes')
      .select('version')
      .where('id', '=', Number(params.id))
      .executeTakeFirstOrThrow();
    await this.office.call(saveExchangeNode, { params, body: { version, ...usualNode, ...fields } });
  }

  /** Waits until no file waits for work. */
  async settle(): Promise<void> {
    this.app.exchange.kick();
    await this.app.exchange.idle();
  }

  async close(): Promise<void> {
    await this.app.close();
    await rm(this.#folder, { recursive: true, force: true });
  }
}
