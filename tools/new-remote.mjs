import { parseArgs } from 'node:util';
import { main, Stop } from './lib/processes/steps.mjs';
import { addRemote } from './new-remote/add.mjs';
import { removeRemote } from './new-remote/remove.mjs';

const USAGE = `npm run new-remote -- <area> [--title «Цены»]       makes mfe-<area>
npm run new-remote -- <area> --remove [--force]     removes it; --force also what is not committed`;

/** `npm run new-remote -- pricing`: a remote that builds, tests and publishes, and needs no edit anywhere else. */
await main(async () => {
  const { area, title, remove, force, help } = readArguments();
  if (help) return console.log(USAGE);
  if (!area) throw new Stop(USAGE);
  if (remove) return removeRemote(area, { isForced: force });
  return addRemote(area, title);
});

function readArguments() {
  const options = {
    title: { type: 'string' },
    remove: { type: 'boolean', default: false },
    force: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  };
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    if (positionals.length > 1) throw new Error(`One area at a time: ${positionals.join(', ')}`);
    // The usage quotes the title in guillemets, which do not belong to it.
    return { ...values, area: positionals[0], title: values.title?.replace(/^«(.*)»$/, '$1') };
  } catch (error) {
    throw new Stop(`${error.message}\n\n${USAGE}`);
  }
}
