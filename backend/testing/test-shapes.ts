import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { startTestApp, type TestApp } from './test-app.ts';

/** The wire names that another client relies on. */
export interface Shape {
  /** `METHOD path`, if the title names none. */
  readonly calls?: readonly string[];
  /** Query parameters with their defaults; null for any or none. */
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: readonly string[];
  /** Paths below the envelope's `data`: `items[].id`. */
  readonly answer?: readonly string[];
}

interface JsonSchema {
  readonly default?: unknown;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
}

type Content = Readonly<Record<string, { readonly schema: JsonSchema }>>;

interface Operation {
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly schema: JsonSchema }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: { readonly 200: { readonly content: Content } };
}

/** Declares a test for each row: the running API accepts and answers what its OpenAPI document says of these calls. */
export function testShapes(subject: string, rows: readonly (readonly [title: string, shape: Shape])[]): void {
  describe(subject, () => {
    let app: TestApp;
    let paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
    before(async () => {
      app = await startTestApp();
      ({ paths } = (await app.app.inject({ url: '/api/openapi.json' })).json());
    });
    after(() => app.close());

    for (const [title, shape] of rows) {
      it(title, () => {
        for (const call of shape.calls ?? [title.replace(/ \(.*/, '')]) {
          const [method = '', path = ''] = call.split(' ');
          const operation = paths[path]?.[method.toLowerCase()];
          assert.ok(operation, `nothing answers ${call}`);
          assertShape(call, operation, shape);
        }
      });
    }
  });
}

function assertShape(
  call: string,
  operation: Operation,
  { query = {}, body = [], answer = [] }: Shape,
): void {
  for (const [name, value] of Object.entries(query)) {
    const parameter = operation.parameters.find((each) => each.in === 'query' && each.name === name);
    assert.ok(parameter, `${call} accepts no ${name}`);
    if (value !== null) assert.equal(parameter.schema.default, value, `${name} of ${call}`);
  }
  const bodySchema = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
  for (const name of body)
    assert.ok(bodySchema && holds(bodySchema, name), `the body of ${call} has no ${name}`);
  const data = operation.responses[200].content['application/json']?.schema.properties?.data;
  for (const name of answer) assert.ok(data && holds(data, name), `${call} answers no ${name}`);
}

/** Whether the schema has a value at the path, in one of its variants. */
function holds(schema: JsonSchema, path: string): boolean {
  if (path === '') return true;
  const [, name = '', rest = ''] = /^(\[\]|[^.[]+)\.?(.*)$/.exec(path) ?? [];
  const next = name === '[]' ? schema.items : schema.properties?.[name];
  return (next !== undefined && holds(next, rest)) || (schema.anyOf ?? []).some((each) => holds(each, path));
}
