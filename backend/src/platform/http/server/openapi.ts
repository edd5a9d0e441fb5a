import { type Call, type Schema, type WireNames, wireName } from '@shop/contracts/platform/call';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../../settings/settings.ts';
import type { RouteDefinition } from '../route.ts';

/** Serves `GET /api/openapi.json`: every call of this server, generated from the contracts that validate it. */
export function registerOpenApi(
  app: FastifyInstance,
  definitions: readonly RouteDefinition[],
  { siteName }: Settings,
): void {
  const document = describe(definitions, siteName);
  app.get('/api/openapi.json', { config: { isUnchecked: true } }, async () => document);
}

function describe(definitions: readonly RouteDefinition[], title: string) {
  const paths: Record<string, Record<string, object>> = { ...plainPaths };
  for (const definition of definitions) {
    const path = definition.call.path.replace('*}', '}');
    paths[path] = { ...paths[path], [definition.call.method.toLowerCase()]: operation(definition) };
  }
  return {
    openapi: '3.1.0',
    info: { title: `${title}: API`, version: '3.16' },
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'header', name: 'Authorization-Token' },
      },
    },
    paths,
  };
}

function operation({ call, needsKey, kind }: RouteDefinition) {
  return {
    summary: call.summary,
    'x-access': call.access,
    ...(call.access === 'public' ? {} : { security: [{ session: [] }] }),
    parameters: [
      ...parameters('path', call.params, {}),
      ...parameters('query', call.query, call.names ?? {}),
      header('X-Date', 'HTTP date of the request; `Date` is taken as well', true),
      header('Hash', 'Hex SHA-256 of the salt and the exact date header', true),
      ...(kind === 'write'
        ? [header('Idempotency-Key', 'Same key and body get the first answer again', needsKey)]
        : []),
    ],
    ...(call.body === undefined
      ? {}
      : { requestBody: { required: true, content: bodyOf(call, inWireNames(schemaOf(call.body), call)) } }),
    responses: {
      200: { description: 'The answer', content: json(frame(schemaOf(call.answer))) },
      default: { description: 'The failure', content: json(failureFrame) },
    },
  };
}

interface JsonSchema {
  readonly properties?: Readonly<Record<string, object>>;
  readonly required?: readonly string[];
}

function parameters(place: 'path' | 'query', schema: Schema | undefined, names: WireNames) {
  const { properties = {}, required = [] } = schema === undefined ? {} : schemaOf(schema);
  return Object.entries(properties).map(([name, property]) => ({
    name: wireName(name, names),
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function header(name: string, description: string, required: boolean) {
  return { name, in: 'header', required, description, schema: { type: 'string' } };
}

function inWireNames(schema: JsonSchema, { names = {} }: Call): JsonSchema {
  const { properties = {}, required = [] } = schema;
  return {
    ...schema,
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, it]) => [wireName(name, names), it]),
    ),
    required: required.map((name) => wireName(name, names)),
  };
}

function schemaOf(schema: Schema): JsonSchema {
  const { $schema: _, ...rest } = toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' });
  return rest as JsonSchema;
}

function bodyOf({ form }: Call, schema: JsonSchema) {
  return form ? { 'multipart/form-data': { schema: withFiles(schema) } } : json(schema);
}

/** A form's fields without a schema are its files. */
function withFiles(schema: JsonSchema): JsonSchema {
  const properties = Object.entries(schema.properties ?? {}).map(([name, it]) => [
    name,
    Object.keys(it).length === 0 ? { type: 'string', format: 'binary' } : it,
  ]);
  return { ...schema, properties: Object.fromEntries(properties) };
}

function json(schema: object) {
  return { 'application/json': { schema } };
}

function frame(data: object) {
  return {
    type: 'object',
    required: ['status', 'data', 'errors'],
    properties: {
      status: { const: 'success' },
      data,
      errors: { type: 'array' },
      requestId: { type: 'string' },
    },
  };
}

const failureFrame = {
  type: 'object',
  required: ['status', 'errors'],
  properties: {
    status: { const: 'error' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['code', 'message'],
        properties: {
          code: { type: ['string', 'number'] },
          message: { type: 'string' },
          field: { type: 'string' },
        },
      },
    },
    serverTime: { type: 'string' },
    requestId: { type: 'string' },
  },
};

/** Paths that answer with something other than an envelope. */
const plainPaths = {
  '/healthz': { get: plain('200 once the server can serve, with what it runs', 'application/json') },
  '/api/events/': {
    get: { ...plain('The live stream, read with fetch', 'text/event-stream'), security: [{ session: [] }] },
  },
  '/api/files/{token}/': {
    get: {
      ...plain('A file by its single-use URL, within 60 s', 'application/octet-stream'),
      parameters: [{ name: 'token', in: 'path', required: true, schema: { type: 'string' } }],
    },
  },
};

function plain(summary: string, type: string) {
  return { summary, responses: { 200: { description: summary, content: { [type]: {} } } } };
}
