import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type ReleaseManifest, releaseManifest } from '@shop/shared/contracts/release';
import * as v from 'valibot';
import { isAreaName, isReleasePath, isVersion } from './file-kinds.ts';
import { findFaults, ReleaseRefused } from './gate.ts';

/** A built release with its bytes in memory: what was checked is what goes live, whatever the folder becomes. */
export interface Candidate {
  readonly manifest: ReleaseManifest;
  readonly files: ReadonlyMap<string, Buffer>;
}

/** Reads a build's folder and checks all that needs no other release. Throws `ReleaseRefused` with every reason. */
export async function readCandidate(area: string, folder: string): Promise<Candidate> {
  const manifest = await readManifest(area, folder);
  const faults = findFaults(area, manifest);
  if (!isAreaName(area)) faults.push(`${area} cannot be the name of an area`);
  if (!isVersion(manifest.version)) faults.push(`version ${manifest.version} cannot be the name of a folder`);
  const files = new Map<string, Buffer>();
  for (const [file, { bytes, integrity }] of Object.entries(manifest.files)) {
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
    if (!Object.hasOwn(manifest.files, file)) faults.push(`${file}: has no hash in release.json`);
  if (faults.length > 0) throw new ReleaseRefused(area, faults);
  return { manifest, files };
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

/** Scripts and styles that are there; source maps and licences may lie beside them and stay behind. */
async function loadableFiles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /\.(js|mjs|css|wasm)$/.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}
