/** The part of JSON Schema that contracts of slots and events are made of. */
export type JsonSchema = Readonly<Record<string, unknown>>;

const WHOLE = 'it';

/**
 * Where values of `given` would not satisfy `needed`; empty if every value does. A property that the consumer
 * needs must be required and of the same type; properties it does not ask for are ignored.
 */
export function schemaGaps(given: JsonSchema, needed: JsonSchema, at = WHOLE): readonly string[] {
  const alternatives = branches(given);
  if (alternatives) return alternatives.flatMap((branch) => schemaGaps(branch, needed, at));
  const accepted = branches(needed);
  if (accepted) {
    if (accepted.some((branch) => schemaGaps(given, branch, at).length === 0)) return [];
    return [`${at} may be ${describe(given)}, which is none of what is needed`];
  }
  const values = valuesOf(given);
  if (values) return values.flatMap((value) => valueGaps(value, needed, at));
  const required = valuesOf(needed);
  if (required) return [`${at} may be any ${describe(given)}, not only ${required.join(', ')}`];
  if (needed.type !== undefined && given.type !== needed.type && !isIntegerAsNumber(given, needed))
    return [`${at} is ${describe(given)} instead of ${describe(needed)}`];
  return [
    ...limitGaps(given, needed, at),
    ...propertyGaps(given, needed, at),
    ...entryGaps(given, needed, at),
  ];
}

function propertyGaps(given: JsonSchema, needed: JsonSchema, at: string): readonly string[] {
  if (needed.type !== 'object') return [];
  const offered = schemasIn(given.properties);
  const required = schemasIn(needed.properties);
  const promised = namesIn(given.required);
  const within = (name: string) => (at === WHOLE ? name : `${at}.${name}`);
  const gaps = namesIn(needed.required)
    .filter((name) => !promised.includes(name))
    .map((name) => `${within(name)} ${Object.hasOwn(offered, name) ? 'may be missing' : 'is not given'}`);
  const mismatches = Object.entries(required).flatMap(([name, schema]) =>
    Object.hasOwn(offered, name) ? schemaGaps(offered[name]!, schema, within(name)) : [],
  );
  const isClosed = needed.additionalProperties === false;
  const unwanted = isClosed ? Object.keys(offered).filter((name) => !Object.hasOwn(required, name)) : [];
  return [...gaps, ...mismatches, ...unwanted.map((name) => `${within(name)} is not accepted`)];
}

/** Entries of arrays and records. */
function entryGaps(given: JsonSchema, needed: JsonSchema, at: string): readonly string[] {
  return ['items', 'additionalProperties'].flatMap((key) =>
    isSchema(needed[key]) ? schemaGaps(asSchema(given[key]), needed[key], `each of ${at}`) : [],
  );
}

const lower = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems'];
const upper = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems'];
const exact = ['pattern', 'format', 'multipleOf', 'prefixItems', 'propertyNames'];

function limitGaps(given: JsonSchema, needed: JsonSchema, at: string): readonly string[] {
  const isKept = (key: string, limit: unknown) => {
    const own = given[key];
    if (lower.includes(key)) return Number(own ?? Number.NEGATIVE_INFINITY) >= Number(limit);
    if (upper.includes(key)) return Number(own ?? Number.POSITIVE_INFINITY) <= Number(limit);
    return JSON.stringify(own) === JSON.stringify(limit);
  };
  return [...lower, ...upper, ...exact]
    .filter((key) => needed[key] !== undefined && !isKept(key, needed[key]))
    .map((key) => `${at} does not keep ${key} ${JSON.stringify(needed[key])}`);
}

function valueGaps(value: unknown, needed: JsonSchema, at: string): readonly string[] {
  const accepted = valuesOf(needed);
  const type = value === null ? 'null' : typeof value;
  const fits = accepted
    ? accepted.includes(value)
    : needed.type === undefined ||
      needed.type === type ||
      (needed.type === 'integer' && Number.isInteger(value));
  return fits ? [] : [`${at} may be ${JSON.stringify(value)}, which is not accepted`];
}

function isIntegerAsNumber(given: JsonSchema, needed: JsonSchema): boolean {
  return given.type === 'integer' && needed.type === 'number';
}

function branches({ anyOf, oneOf }: JsonSchema): readonly JsonSchema[] | undefined {
  const found = anyOf ?? oneOf;
  return Array.isArray(found) ? found.map(asSchema) : undefined;
}

function valuesOf(schema: JsonSchema): readonly unknown[] | undefined {
  if ('const' in schema) return [schema.const];
  return Array.isArray(schema.enum) ? schema.enum : undefined;
}

function schemasIn(properties: unknown): Readonly<Record<string, JsonSchema>> {
  return isSchema(properties) ? (properties as Record<string, JsonSchema>) : {};
}

function namesIn(required: unknown): readonly string[] {
  return Array.isArray(required) ? required.map(String) : [];
}

function describe(schema: JsonSchema): string {
  return typeof schema.type === 'string' ? schema.type : 'anything';
}

function asSchema(value: unknown): JsonSchema {
  return isSchema(value) ? value : {};
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
