import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type ReleaseManifest, releaseManifest } from '@shop/contracts/platform/release';
import * as v from 'valibot';
import { findFileFaults } from '../gate/file-faults.ts';
import { findFaults, ReleaseRefused } from '../gate/gate.ts';
import { findOmissions } from '../gate/own-faults.ts';
import { compressedCopies } from './compressed-copies.ts';
import { isAreaName, isReleasePath, isVersion } from './file-kinds.ts';

/** A built release with its bytes in memory: the checked bytes go live, whatever happens to the folder. */
export interface Candidate {
  readonly manifest: ReleaseManifest;
  readonly files: ReadonlyMap<string, Buffer>;
}

/**
 * Reads a build's folder, weighs its files and checks everything that needs no other release. Throws
 * `ReleaseRefused` with every reason.
 */
export async function readCandidate(area: string, folder: string): Promise<Candidate> {
  const built = await readManifest(area, folder);
  const faults = findOmissions(area, built);
  if (!isAreaName(area)) faults.push(`${area} cannot be the name of an area`);
  if (!isVersion(built.version)) faults.push(`version ${built.version} cannot be the name of a folder`);
  const files = new Map<string, Buffer>();
  for (const [file, { bytes, integrity }] of Object.entries(built.files)) {
    if (!isReleasePath(file)) {
      faults.push(`${file}: not a plain path within the release`);
      continue;
    }
    const content = await readFile(path.join(folder, file)).catch(() => undefined);
    if (!content) faults.push(`${file}: listed in release.json, but not in ${folder}`);
    else if (content.length !== bytes)
      faults.push(`${file}: ${content.length} bytes, release.json says ${bytes}`);
    else if (!matches(content, integrity)) faults.push(`${file}: its content does not match its integrity`);
    else files.set(file, content);
  }
  for (const file of await loadableFiles(folder))
    if (!Object.hasOwn(built.files, file)) faults.push(`${file}: has no hash in release.json`);
  const developerOnly = new Set(built.development?.entry.filter((file) => !built.entry.includes(file)));
  for (const [file, content] of files)
    if (!developerOnly.has(file)) faults.push(...findFileFaults(file, content));
  const manifest = await weigh(built, files);
  faults.unshift(...findFaults(area, manifest));
  if (faults.length > 0) throw new ReleaseRefused(area, faults);
  return { manifest, files };
}

/** The manifest with measured download sizes; those in the build are not trusted. */
async function weigh(
  manifest: ReleaseManifest,
  contents: ReadonlyMap<string, Buffer>,
): Promise<ReleaseManifest> {
  const weighed = Object.entries(manifest.files).map(async ([file, { bytes, integrity }]) => {
    const content = contents.get(file);
    const copies = content && (await compressedCopies(file, content));
    const brotliBytes = copies?.get('.br')?.length ?? content?.length ?? bytes;
    return [file, { bytes, integrity, brotliBytes }] as const;
  });
  return { ...manifest, files: Object.fromEntries(await Promise.all(weighed)) };
}

async function readManifest(area: string, folder: string): Promise<ReleaseManifest> {
  const file = path.join(folder, 'release.json');
  const text = await readFile(file, 'utf8').catch(() => {
    throw new ReleaseRefused(area, [`there is no ${file}; has it been built?`]);
  });
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw new ReleaseRefused(area, [`${file} is not JSON`]);
  }
  const result = v.safeParse(releaseManifest, parsed);
  if (result.success) return result.output;
  throw new ReleaseRefused(
    area,
    result.issues.map((issue) => `release.json: ${v.getDotPath(issue) ?? 'document'}: ${issue.message}`),
  );
}

function matches(content: Buffer, integrity: string): boolean {
  const algorithm = integrity.slice(0, integrity.indexOf('-'));
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}` === integrity;
}

/** Scripts and styles in the folder; source maps and licences beside them are not published. */
async function loadableFiles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /\.(js|mjs|css|wasm)$/.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}
