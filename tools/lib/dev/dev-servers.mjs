import { join } from 'node:path';
import { isStopping, startProcess, unlessItEnds } from '../processes/processes.mjs';
import { answers } from '../processes/servers.mjs';
import { areaOf, mainOf, root } from '../project.mjs';
import { log } from './dev-screen.mjs';
import { onChange } from './on-change.mjs';

const LANES = 2;
const sharedWithServers = ['domain', 'contracts', 'server'].map((name) => `shared/${name}/src`);

/** Starts a server, and restarts it after every change of its sources. */
export function startServer(folder, origin, env) {
  return startRestarting(folder, [mainOf(folder)], {
    cwd: folder,
    env,
    readyAt: `${origin}/healthz`,
    sources: [`${folder}/src`, ...sharedWithServers],
  });
}

/**
 * Starts the dev server of every folder and waits until each has compiled.
 * @param {Map<string, number>} ports port by folder
 * @param {Record<string, string>} env what they hear besides their port
 * @param {(text: string) => void} show what is happening just now
 */
export async function startDevServers(ports, env, show) {
  let done = 0;
  const queue = [...ports];
  const lane = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      show(`${done}/${ports.size} ${areaOf(next[0])}`);
      await startDevServer(...next, env);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

function startDevServer(folder, port, env) {
  const area = areaOf(folder);
  const args = ['node_modules/webpack-cli/bin/cli.js', 'serve', '--mode', 'development', '--no-color'];
  return startRestarting(area, args, {
    cwd: folder,
    env: { ...env, DEV_PORT: String(port), NODE_ENV: 'development' },
    readyAt: `http://127.0.0.1:${port}/releases/${area}/dev/release.json`,
    // webpack follows the sources itself, but reads these only once.
    sources: [`${folder}/${folder === 'shell' ? 'src/routes.ts' : 'area.json'}`, 'shared/build'],
  });
}

/**
 * Resolves when it is ready the first time; rejects when it cannot start at all. The next process starts only
 * after the last one has ended, since two would compete for the port and for the database's folder.
 */
async function startRestarting(name, args, { cwd, env, readyAt, sources }) {
  const start = () => startProcess(name, args, { cwd, env, onLine: (line) => log(name, line) });
  let server = start();
  await unlessItEnds(server, answers(readyAt));
  const reportExit = () => {
    const current = server;
    current.exited.then((code) => {
      if (current === server && !isStopping())
        log(name, `It ended with ${code} and starts anew after the next change`);
    });
  };
  reportExit();
  void onChange(
    sources.map((path) => join(root, path)),
    async () => {
      const last = server;
      server = undefined;
      log(name, 'Changed, starting anew');
      await last.stop();
      if (isStopping()) return;
      server = start();
      reportExit();
    },
  );
}
