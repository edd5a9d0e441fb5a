import type * as v from 'valibot';
import type { PermissionName } from '../account/permissions.ts';

/** Any synchronous valibot schema. */
export type Schema = v.GenericSchema<unknown, unknown>;

/** Who may make a call: anyone, any logged-in user, or a user with the permission (§6). */
export type Access = 'public' | 'session' | PermissionName;

/**
 * The contract of one call (§7).
 *
 * The client parses the answer with it, the backend infers its types and validates with it, and the OpenAPI document
 * is generated from it, so the three cannot drift apart.
 * - `path`: with slashes as in §7; `{id}` is one encoded segment, `{code*}` the raw rest of the path.
 * - `query`, `body`: in our names; `names` maps our names to wire names (`page` to `PAGEN_1`). The client renames
 *   when sending, the server renames back before parsing.
 * - `answer`: the envelope's `data`. The backend answers the input of the schema, the client returns its output; a
 *   valibot transform in between is the only place where wire names of answers become ours.
 */
export interface Call<
  P extends Schema = Schema,
  Q extends Schema = Schema,
  B extends Schema = Schema,
  A extends Schema = Schema,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly summary: string;
  readonly access: Access;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  readonly names?: WireNames;
  /** Maps further wire names that the server accepts to ours, where §3 and §7 disagree on a name. */
  readonly accepts?: Readonly<Record<string, string>>;
  /** Sends the body as `multipart/form-data`, with texts and files. */
  readonly form?: boolean;
  readonly answer: A;
}

/** Maps our names to wire names. */
export type WireNames = Readonly<Record<string, string>>;

/** Declares a call; the type parameters are inferred from the schemas. */
export function defineCall<
  A extends Schema,
  P extends Schema = v.UndefinedSchema<undefined>,
  Q extends Schema = v.UndefinedSchema<undefined>,
  B extends Schema = v.UndefinedSchema<undefined>,
>(call: Call<P, Q, B, A>): Call<P, Q, B, A> {
  return call;
}

/** The input that the client passes: our names, before defaults are filled in. */
export type CallInput<C> =
  C extends Call<infer P, infer Q, infer B, Schema>
    ? Part<'params', P> & Part<'query', Q> & Part<'body', B>
    : never;

/** The result for the client: the answer in our names. */
export type CallAnswer<C> = C extends Call<Schema, Schema, Schema, infer A> ? v.InferOutput<A> : never;

/** The output of the server: the envelope's `data` in wire names. */
export type WireAnswer<C> = C extends Call<Schema, Schema, Schema, infer A> ? v.InferInput<A> : never;

type Part<K extends string, S extends Schema> =
  undefined extends v.InferInput<S>
    ? { readonly [key in K]?: v.InferInput<S> }
    : { readonly [key in K]: v.InferInput<S> };

/** Renames the keys of `record` by `names` (ours to wire); other keys stay. */
export function toWireNames(record: object, names: WireNames = {}) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [wireName(key, names), value]));
}

/** The wire name for one of our names. */
export function wireName(name: string, names: WireNames = {}): string {
  return names[name] ?? name;
}

/** Renames the keys of `record` from wire names to ours; other keys stay. */
export function fromWireNames(record: object, names: WireNames = {}) {
  const ours = new Map(Object.entries(names).map(([our, wire]) => [wire, our]));
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [ours.get(key) ?? key, value]));
}

/** Fills `{id}` with the encoded value and `{code*}` with the raw one. Throws if a parameter is missing. */
export function fillPath(path: string, params: object = {}): string {
  const values = params as Readonly<Record<string, unknown>>;
  return path.replace(/\{(\w+)(\*?)\}/g, (_, name: string, rest: string) => {
    const value = values[name];
    if (value === undefined) throw new TypeError(`${path} needs ${name}`);
    return rest ? String(value) : encodeURIComponent(String(value));
  });
}
