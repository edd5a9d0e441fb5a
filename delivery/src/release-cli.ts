import { runRelease } from './cli/program.ts';

process.exitCode = await runRelease(process.argv.slice(2), {
  env: process.env,
  // Scripts run in their package's folder; INIT_CWD is where the command was typed.
  folder: process.env.INIT_CWD ?? process.cwd(),
  input: process.stdin,
  out: process.stdout,
  err: process.stderr,
});
