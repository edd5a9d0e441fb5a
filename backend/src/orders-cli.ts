import { SettingsError } from '@shop/shared/validation/environment';
import { Command, Option } from 'commander';
import {
  AdvanceError,
  advanceAll,
  advanceOrder,
  GOALS,
  type Goal,
  listOpenOrders,
} from './back-office/advance-orders.ts';
import type { Move } from './back-office/move-order.ts';
import { type Db, openDatabase } from './database/database.ts';
import { FolderLockedError } from './database/folder-lock.ts';
import { migrate } from './database/migrate.ts';
import { readSettings } from './settings.ts';

const LIST_LIMIT = 200;

const program = new Command('orders')
  .description('Moves orders as the simulated back office does')
  .configureOutput({ outputError: (text, write) => write(`${text.trim()}\nHelp: orders help\n`) })
  .exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : 2));
const json = ['--json', 'print JSON'] as const;

program
  .command('advance')
  .description('take the next step of an order, or of every open order')
  .argument('[number]', 'number of the order, ЗК-2026-00017; without it all open ones')
  .addOption(new Option('--to <status>', 'as many steps as bring it there').choices(GOALS))
  .option(...json)
  .action((number: string | undefined, options: { to?: Goal; json?: true }) =>
    withDatabase(async (db) => {
      const moves =
        number === undefined
          ? await advanceAll(db, options.to, tellFailure)
          : await advanceOrder(db, number, options.to);
      print(options.json, moves, moves.length === 0 ? ['Nothing to do.'] : moves.map(describeMove));
    }),
  );

program
  .command('list')
  .description('open orders and the next step of each')
  .option(...json)
  .action((options: { json?: true }) =>
    withDatabase(async (db) => {
      const orders = await listOpenOrders(db, LIST_LIMIT);
      const more =
        orders.length < LIST_LIMIT ? [] : [`These are the oldest ${LIST_LIMIT}; there may be more.`];
      const lines = [...orders.map(describeOrder), ...more];
      print(options.json, orders, orders.length === 0 ? ['No open orders.'] : lines);
    }),
  );

async function withDatabase(work: (db: Db) => Promise<void>): Promise<void> {
  const database = await openDatabase(readSettings());
  try {
    await migrate(database.db);
    await work(database.db);
  } finally {
    await database.close();
  }
}

function print(isJson: true | undefined, facts: unknown, lines: readonly string[]): void {
  console.log(isJson ? JSON.stringify(facts, null, 2) : lines.join('\n'));
}

function describeMove({ number, step, status }: Move): string {
  return `${number}  ${step.padEnd(8)} ${status}`;
}

function describeOrder(order: Awaited<ReturnType<typeof listOpenOrders>>[number]): string {
  const { number, status, paySystem, shipments, next, company } = order;
  const parts = [number, status.padEnd(9), paySystem.padEnd(12), shipments.join(' + ').padEnd(19)];
  return `${parts.join('  ')}  next: ${(next ?? '—').padEnd(7)}  ${company}`;
}

function tellFailure(number: string, error: unknown): void {
  console.error(`${number}: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}

/** 1 for an order that cannot be moved so, 2 for a wrong call, a setting or a locked database, 3 for everything else. */
function exitCodeOf(error: unknown): number {
  if (error instanceof AdvanceError) return 1;
  return error instanceof SettingsError || error instanceof FolderLockedError ? 2 : 3;
}

program.parseAsync().catch((error: unknown) => {
  const isExpected = exitCodeOf(error) < 3;
  console.error(isExpected ? (error as Error).message : error);
  if (error instanceof FolderLockedError)
    console.error('A shop that runs on it moves its orders by itself: BACK_OFFICE_PACE_S says how fast.');
  process.exitCode = exitCodeOf(error);
});
