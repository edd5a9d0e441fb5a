import type { Progress } from '@shop/server/progress';
import type { MissingFile } from '../operations/contract.ts';
import type { Candidate } from '../releases/package/candidate.ts';
import type { OriginClient } from './origin-client.ts';

const LANES = 4;
/** A torn upload loses no more than this. */
const PART_BYTES = 1024 * 1024;

/** Uploads files an origin does not have, a few at a time, each from where it was torn the last time. */
export async function upload(
  client: OriginClient,
  missing: readonly MissingFile[],
  candidates: readonly Candidate[],
  progress: Progress,
): Promise<void> {
  const contents = contentsByIntegrity(candidates);
  const totalBytes = missing.reduce((sum, { bytes }) => sum + bytes, 0);
  let sentBytes = 0;
  const sendFile = async ({ integrity, digest, received }: MissingFile) => {
    const { name, content } = contents.get(integrity)!;
    sentBytes += received;
    for (let at = received; at < content.length || at === 0; ) {
      const now = await client.sendPart(digest, content, at, Math.min(at + PART_BYTES, content.length));
      sentBytes += now - at;
      progress.show(sentBytes, totalBytes, name);
      if (now <= at) break;
      at = now;
    }
  };
  const queue = [...missing];
  const lane = async () => {
    for (let file = queue.shift(); file; file = queue.shift()) await sendFile(file);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

function contentsByIntegrity(candidates: readonly Candidate[]) {
  const contents = new Map<string, { readonly name: string; readonly content: Buffer }>();
  for (const { manifest, files } of candidates)
    for (const [file, { integrity }] of Object.entries(manifest.files))
      contents.set(integrity, { name: `${manifest.area}/${file}`, content: files.get(file)! });
  return contents;
}
