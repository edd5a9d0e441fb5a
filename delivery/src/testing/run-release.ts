import path from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { runRelease } from '../cli/program.ts';
import { type BuildWith, buildWith, writeBuild } from './release.builder.ts';

/** The result of a command. */
export interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export type Answer = string | (() => Promise<string>);

export interface TypedIn {
  readonly env: Readonly<Record<string, string>>;
  readonly folder: string;
  /** The answers of a person at a terminal, possibly after a while; a pipe without them. */
  readonly answers?: readonly Answer[];
}

/** Runs `release` in this process, as if it had been typed. */
export async function runAsTyped(args: readonly string[], { env, folder, answers }: TypedIn): Promise<Ended> {
  const input = Object.assign(new PassThrough(), { isTTY: answers !== undefined });
  const [out, err] = [new PassThrough(), new PassThrough()];
  const printed = Promise.all([text(out), text(err)]);
  const left = [...(answers ?? [])];
  err.on('data', async (chunk: Buffer) => {
    if (!/Why\?|\(yes\/no\)/.test(String(chunk))) return;
    const answer = left.shift();
    if (answer === undefined) input.end();
    else input.write(`${typeof answer === 'string' ? answer : await answer()}\n`);
  });
  const code = await runRelease(args, { env: { EMBEDDED_DATABASE: '1', ...env }, folder, input, out, err });
  out.end();
  err.end();
  const [printedOut, printedErr] = await printed;
  return { code, out: printedOut, err: printedErr };
}

/** Writes a build to `<folder>/<area>-<version>` and answers that name, for `--from`. */
export async function writeBuildFor(folder: string, build: BuildWith): Promise<string> {
  const name = `${build.area}-${build.version ?? '1.0.0'}`;
  await writeBuild(path.join(folder, name), buildWith(build));
  return name;
}
