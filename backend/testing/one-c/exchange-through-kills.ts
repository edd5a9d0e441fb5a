import assert from 'node:assert/strict';
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { importXml, offersXml } from '../builders/commerceml/exchange.builder.ts';
import { nextMessage } from '../next-message.ts';
import { SHORT_LIVED } from '../short-lived.ts';
import type { ServerTask, ShopState } from './exchange-server.ts';
import { OneC, type OneCAnswer } from './one-c-client.ts';

/** How a round fails: the server is killed during a step, or 1C is gone after it. */
interface Failure {
  readonly side: 'server' | '1c';
  /** The step that fails, counted from 0; it may be beyond the last one, then nothing fails. */
  readonly step: number;
  /** How long the server works on the step before it is killed. */
  readonly afterMs: number;
}

interface Server {
  readonly child: ChildProcess;
  readonly origin: string;
}

/** 1C keeps the orders that it was given by their ids, each with its last text. */
type Accounts = Map<string, { readonly number: string; readonly text: string }>;

/** Steps of a round that can fail; longer than any of the scenario. */
export const STEPS = 16;

/**
 * Plays an exchange in both directions again and again while the server is killed (`kill -9`) or 1C is gone in the middle,
 * then once undisturbed. Throws unless afterwards the catalogue has this round's prices, 1C has every order exactly once,
 * every shipment of 1C counts once, and nothing is left unfinished. `where`: the URL of an empty PostgreSQL, or an empty
 * folder for the embedded database.
 */
export async function exchangeThroughKills(where: string, failures: readonly Failure[]): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'shop-exchange-'));
  let server = await startServer(where, folder);
  try {
    const { password } = await ask<{ password: string }>(server, { do: 'prepare' });
    const accounts: Accounts = new Map();
    const shipped = new Set<string>();
    for (const [round, failure] of failures.entries()) {
      const { number } = await ask<{ number: string }>(server, { do: 'place' });
      const scenario = { price: 1000 + round, accounts, shipped, password };
      if (await isDisturbed(server, failure, scenario)) server = await startServer(where, folder);
      await exchangeWhole(server, scenario);
      const label = `round ${round}: ${JSON.stringify(failure)}`;
      const state = await ask<ShopState>(server, { do: 'look' });
      assert.equal(state.prices.hammer, (1000 + round) * 100, label);
      assert.equal(state.waiting, 0, label);
      assert.equal(state.unfinished, 0, label);
      const numbers = [...accounts.values()].map((order) => order.number);
      assert.deepEqual(numbers.toSorted(), Object.keys(state.statuses).toSorted(), label);
      assert.ok(numbers.includes(number), label);
      assert.equal(state.shipments, shipped.size, label);
      for (const order of shipped) assert.equal(state.statuses[order], 'shipped', `${label}, order ${order}`);
    }
  } finally {
    server.child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Scenario {
  /** Roubles of the hammer. */
  readonly price: number;
  readonly accounts: Accounts;
  /** Numbers of the orders that 1C has shipped. */
  readonly shipped: Set<string>;
  readonly password: string;
}

/** The exchange step by step; the caller decides after which one it ends. */
async function* steps(
  server: Server,
  { price, accounts, shipped, password }: Scenario,
): AsyncGenerator<void> {
  const options = { address: `${server.origin}/api/1c/exchange`, login: 'ut-main', password };
  const goods = new OneC({ ...options, kind: 'catalog' });
  const sale = new OneC({ ...options, kind: 'sale' });
  // The goods of the orders are in no file and have to stay on sale.
  const [goodsXml, pricesXml] = [importXml, offersXml].map((text) => text.replaceAll('="false"', '="true"'));
  const offers = pricesXml!.replace(
    /(<Предложение>\s*<Ид>hammer<\/Ид>[\s\S]*?<ЦенаЗаЕдиницу>)[^<]+/,
    `$1${price}`,
  );
  yield await patiently(() => goods.logIn());
  yield await well(goods.init());
  yield await well(goods.send('import.xml', goodsXml!, 1200));
  yield await well(goods.import('import.xml'));
  yield await well(goods.send('offers.xml', offers, 1200));
  yield await well(goods.import('offers.xml'));
  yield await well(goods.call('complete'));
  yield await patiently(() => sale.logIn());
  const answer = await sale.query();
  const given = ordersIn(answer.text);
  yield;
  // 1C writes the orders into its own database before it confirms them.
  for (const { id, ...order } of given) accounts.set(id, order);
  yield;
  yield await well(sale.success());
  const ready = [...accounts.entries()].filter(([, { number }]) => !shipped.has(number));
  const documents = ready.map(([id, { text, number }]) => shipmentOf(id, number, text)).join('');
  yield await well(
    sale.send(
      'documents.xml',
      `<?xml version="1.0" encoding="UTF-8"?><КоммерческаяИнформация ВерсияСхемы="2.08">${documents}</КоммерческаяИнформация>`,
    ),
  );
  for (const [, { number }] of ready) shipped.add(number);
  yield await well(sale.import('documents.xml'));
  yield await well(sale.call('complete'));
}

/** Runs the exchange up to the step that fails; answers whether the server has to be started again. */
async function isDisturbed(server: Server, failure: Failure, scenario: Scenario): Promise<boolean> {
  const run = steps(server, scenario);
  for (let step = 0; step < failure.step; step += 1) if ((await run.next()).done === true) return false;
  if (failure.side === '1c') return false;
  // The call fails with the server, or is answered just before.
  const call = run.next().catch(() => undefined);
  await pause(failure.afterMs);
  const exit = once(server.child, 'exit');
  server.child.kill('SIGKILL');
  await exit;
  await call;
  return true;
}

async function exchangeWhole(server: Server, scenario: Scenario): Promise<void> {
  for await (const _ of steps(server, scenario));
}

/** 1C tries again with its next schedule while an earlier exchange is still under way. */
async function patiently(logIn: () => Promise<OneCAnswer>): Promise<void> {
  while (true) {
    const answer = await logIn();
    if (answer.first === 'success') return;
    assert.match(answer.rest, /^Обмен уже идёт/);
    await pause(200);
  }
}

async function well(call: Promise<OneCAnswer>): Promise<void> {
  const { first, text } = await call;
  assert.ok(first === 'success' || text.startsWith('zip='), text);
}

function ordersIn(
  xml: string,
): readonly { readonly id: string; readonly number: string; readonly text: string }[] {
  return [...xml.matchAll(/<Документ>[\s\S]*?<\/Документ>/g)].map(([text]) => {
    const [, id = ''] = /<Ид>([^<]+)/.exec(text) ?? [];
    const [, number = ''] = /<Номер>([^<]+)/.exec(text) ?? [];
    return { id, number, text };
  });
}

/** The whole order leaves, under a number of 1C. */
function shipmentOf(id: string, number: string, text: string): string {
  const [, quantity = '1'] = /<Количество>([\d.]+)/.exec(text) ?? [];
  return `<Документ><Ид>${id}-shipment</Ид><Номер>РТ-${number}</Номер><Дата>2026-11-27</Дата>
    <ХозОперация>Отпуск товара</ХозОперация><Роль>Продавец</Роль><Валюта>руб</Валюта><Основание>${id}</Основание>
    <Товары><Товар><Ид>gloves#0</Ид><Наименование>Перчатки</Наименование><ЦенаЗаЕдиницу>100</ЦенаЗаЕдиницу>
    <Количество>${quantity}</Количество><Сумма>${Number(quantity) * 100}</Сумма></Товар></Товары></Документ>`;
}

async function startServer(where: string, folder: string): Promise<Server> {
  const child = fork(new URL('./exchange-server.ts', import.meta.url), [where, path.join(folder, 'data')], {
    execArgv: [...SHORT_LIVED],
    env: { ...process.env, TMPDIR: folder },
  });
  const { origin } = (await nextMessage(child)) as { origin: string };
  return { child, origin };
}

async function ask<T>({ child }: Server, task: ServerTask): Promise<T> {
  child.send(task);
  return (await nextMessage(child)) as T;
}
