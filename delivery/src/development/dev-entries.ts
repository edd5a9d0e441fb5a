import * as v from 'valibot';

/** Area, or `shell`, to the origin of its dev server. Empty: nothing is in development, as on any real origin. */
export type DevEntries = ReadonlyMap<string, string>;

const entry = /^([a-z][a-z0-9-]{1,30})=(http:\/\/127\.0\.0\.1:\d{1,5})$/;

/** `DEV_ENTRIES=shell=http://127.0.0.1:3100,catalog=http://127.0.0.1:3101`, set by `npm run dev` and nothing else. */
export const devEntries = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((part) => entry.exec(part))),
  v.check((found) => found.every(Boolean), 'must be a list such as shell=http://127.0.0.1:3100'),
  v.transform(
    (found): DevEntries => new Map(found.flatMap((match) => (match ? [[match[1]!, match[2]!]] : []))),
  ),
);

/** Development shows sources and runs whatever lies on the disk, so nobody else may reach such an origin. */
export function mayDevelop({ HOST, NODE_ENV }: { HOST: string; NODE_ENV?: string | undefined }): boolean {
  const isLoopback = HOST === 'localhost' || HOST === '::1' || /^127(\.\d{1,3}){3}$/.test(HOST);
  return isLoopback && NODE_ENV !== 'production';
}
