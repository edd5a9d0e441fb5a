import { readdir } from 'node:fs/promises';

let known: Promise<ReadonlySet<string>> | undefined;

/** Every call of the contracts in the form of a page's report, `GET /web/brands/`. Loaded on first use. */
export function knownCalls(): Promise<ReadonlySet<string>> {
  known ??= readCalls();
  return known;
}

async function readCalls(): Promise<ReadonlySet<string>> {
  const folder = new URL('..', import.meta.resolve('@shop/contracts/platform/call'));
  const files = (await readdir(folder, { recursive: true })).filter((file) => /\/[\w-]+\.ts$/.test(file));
  const contracts = await Promise.all(
    files.map((file) => import(new URL(file, folder).href) as Promise<object>),
  );
  return new Set(contracts.flatMap((contract) => Object.values(contract).flatMap(nameOf)));
}

function nameOf(exported: unknown): readonly string[] {
  if (typeof exported !== 'object' || exported === null) return [];
  return 'method' in exported && 'path' in exported ? [`${exported.method} ${exported.path}`] : [];
}
