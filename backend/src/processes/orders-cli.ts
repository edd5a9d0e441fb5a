import { Option } from 'commander';
import { FolderLockedError } from '../platform/database/folder-lock.ts';
import { englishCommand } from './commands/command.ts';
import { printFacts } from './commands/print-facts.ts';
import { runCommand } from './commands/run-command.ts';
import { withDatabase } from './commands/with-database.ts';
import {
  AdvanceError,
  advanceAll,
  advanceOrder,
  GOALS,
  type Goal,
  listOpenOrders,
} from './fulfilment/advance-orders.ts';
import type { Move } from './fulfilment/move-order.ts';

const LIST_LIMIT = 200;

const program = englishCommand('orders', 'Moves orders as the simulated back office does');
const json = ['--json', 'print JSON'] as const;

program
  .command('advance')
  .description(
    'take the next step of an order, or of every open order; payments are invented only with BACK_OFFICE=simulated',
  )
  .argument('[number]', 'number of the order, ЗК-2026-00017; without it all open ones')
  .addOption(new Option('--to <status>', 'as many steps as bring it there').choices(GOALS))
  .option(...json)
  .action((number: string | undefined, options: { to?: Goal; json?: true }) =>
    withDatabase(async ({ db }, { fulfilmentSimulation }) => {
      const unpaid: string[] = [];
      const goal = {
        goal: options.to,
        isSimulated: fulfilmentSimulation !== null,
        onUnpaid: ({ message }: Error) => unpaid.push(message),
      };
      const moves =
        number === undefined
          ? await advanceAll(db, goal, reportFailure)
          : await advanceOrder(db, number, goal);
      printFacts(options.json, moves, moves.length === 0 ? ['Nothing to do.'] : moves.map(describeMove));
      for (const message of unpaid) console.error(message);
      // One order was asked for and did not get there; among all, some always wait for money.
      if (number !== undefined && unpaid.length > 0) process.exitCode = 1;
    }),
  );

program
  .command('list')
  .description('open orders and the next step of each')
  .option(...json)
  .action((options: { json?: true }) =>
    withDatabase(async ({ db }) => {
      const orders = await listOpenOrders(db, LIST_LIMIT);
      const more =
        orders.length < LIST_LIMIT ? [] : [`These are the oldest ${LIST_LIMIT}; there may be more.`];
      const lines = [...orders.map(describeOrder), ...more];
      printFacts(options.json, orders, orders.length === 0 ? ['No open orders.'] : lines);
    }),
  );

function describeMove({ number, step, status }: Move): string {
  return `${number}  ${step.padEnd(8)} ${status}`;
}

function describeOrder(order: Awaited<ReturnType<typeof listOpenOrders>>[number]): string {
  const { number, status, paySystem, shipments, next, company } = order;
  const parts = [number, status.padEnd(9), paySystem.padEnd(12), shipments.join(' + ').padEnd(19)];
  return `${parts.join('  ')}  next: ${(next ?? '—').padEnd(7)}  ${company}`;
}

function reportFailure(number: string, error: unknown): void {
  console.error(`${number}: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}

await runCommand(
  program,
  (error) => error instanceof AdvanceError,
  (error) =>
    error instanceof FolderLockedError
      ? `${error.message}\nA shop that runs on it moves its orders by itself: BACK_OFFICE_PACE_S says how fast.`
      : error.message,
);
