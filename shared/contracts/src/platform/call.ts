import type * as v from 'valibot';
import type { PermissionName } from '../account/permissions.ts';

/** Any synchronous valibot schema. */
export type Schema = v.GenericSchema<unknown, unknown>;

/** Who may make a call: anybody, any logged-in user, or a user with the permission (§6). */
export type Access = 'public' | 'session' | PermissionName;

/**
 * One call of the specification's §7: what goes out and what comes back.
 *
 * The client parses the answer with it, the backend is typed and validated by it, and the OpenAPI document is
 * generated from it, so the three cannot drift apart.
 *
 * - `path`: with its slashes as in §7; `{id}` is one encoded segment, `{code*}` the raw rest of the path.
 * - `query`, `body`: in our names; `names` maps our name to the wire's (`page` to `PAGEN_1`). Both sides use the
 *   same table: the client renames when sending, the server renames back before it parses.
 * - `answer`: the envelope's `data`. The backend answers the schema's input, the client hands out its output;
 *   a valibot transform between the two is the only place where wire names become ours.
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
  /** Further wire names that the server takes, where §3 and §7 have two for one thing, to ours. */
  readonly accepts?: Readonly<Record<string, string>>;
  /** The body goes as `multipart/form-data`: texts and files. */
  readonly form?: boolean;
  readonly answer: A;
}

/** Our name to the wire's. */
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

/** What the client may pass: our names, before defaults are filled in. */
export type CallInput<C> =
  C extends Call<infer P, infer Q, infer B, Schema>
    ? Part<'params', P> & Part<'query', Q> & Part<'body', B>
    : never;

/** What the client gets: the answer in our names. */
export type CallAnswer<C> = C extends Call<Schema, Schema, Schema, infer A> ? v.InferOutput<A> : never;

/** What the server sends: the envelope's `data` in wire names. */
export type WireAnswer<C> = C extends Call<Schema, Schema, Schema, infer A> ? v.InferInput<A> : never;

type Part<K extends string, S extends Schema> =
  undefined extends v.InferInput<S>
    ? { readonly [key in K]?: v.InferInput<S> }
    : { readonly [key in K]: v.InferInput<S> };

/** Renames the keys of `record` by `names` (ours to wire); keys not in the table stay. */
export function toWireNames(record: object, names: WireNames = {}) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [wireName(key, names), value]));
}

/** What one of our names is called on the wire. */
export function wireName(name: string, names: WireNames = {}): string {
  return names[name] ?? name;
}

/** The way back: wire names to ours. */
export function fromWireNames(record: object, names: WireNames = {}) {
  const ours = new Map(Object.entries(names).map(([our, wire]) => [wire, our]));
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [ours.get(key) ?? key, value]));
}

/** Fills `{id}` with the encoded value and `{code*}` with the raw one. Throws on a missing parameter. */
export function fillPath(path: string, params: object = {}): string {
  const values = params as Readonly<Record<string, unknown>>;
  return path.replace(/\{(\w+)(\*?)\}/g, (_, name: string, rest: string) => {
    const value = values[name];
    if (value === undefined) throw new TypeError(`${path} needs ${name}`);
    return rest ? String(value) : encodeURIComponent(String(value));
  });
}
