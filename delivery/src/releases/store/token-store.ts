import * as v from 'valibot';

/** A stored token, with only a hash of its secret. */
export const storedToken = v.object({
  /** Public part, for lists, journal and revoking. */
  id: v.string(),
  /** The one area it may change, or `*`: every area and the shell, and making tokens. */
  area: v.string(),
  /** The owner, for the journal: «finances team, CI». */
  name: v.string(),
  /** SHA-256 of the whole token, in hex. */
  hash: v.string(),
  createdAt: v.string(),
  createdBy: v.string(),
});
export type StoredToken = v.InferOutput<typeof storedToken>;

export interface TokenStore {
  list(): Promise<readonly StoredToken[]>;
  add(token: StoredToken): Promise<void>;
  /** False when there was none. */
  remove(id: string): Promise<boolean>;
}
