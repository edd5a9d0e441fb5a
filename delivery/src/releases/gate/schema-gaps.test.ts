import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type JsonSchema, schemaGaps } from './schema-gaps.ts';

const number = { type: 'number' };
const text = { type: 'string' };
const nullable = { anyOf: [text, { type: 'null' }] };
const object = (properties: Record<string, JsonSchema>, ...required: string[]) => ({
  type: 'object',
  properties,
  required,
});

const cases: readonly (readonly [string, JsonSchema, JsonSchema, readonly string[]])[] = [
  ['the same', object({ id: number }, 'id'), object({ id: number }, 'id'), []],
  ['more than asked for', object({ id: number, name: text }, 'id', 'name'), object({ id: number }, 'id'), []],
  ['a property too few', object({}), object({ id: number }, 'id'), ['id is not given']],
  [
    'a property that may be away',
    object({ id: number }),
    object({ id: number }, 'id'),
    ['id may be missing'],
  ],
  ['an optional property nobody gives', object({}), object({ id: number }), []],
  [
    'an optional property of another type',
    object({ id: text }),
    object({ id: number }),
    ['id is string instead of number'],
  ],
  [
    'another type deep inside',
    object({ offer: object({ id: text }) }),
    object({ offer: object({ id: number }) }),
    ['offer.id is string instead of number'],
  ],
  [
    'entries of another type',
    { type: 'array', items: text },
    { type: 'array', items: number },
    ['each of it is string instead of number'],
  ],
  ['a value where null is welcome too', text, nullable, []],
  ['null where a value is needed', nullable, text, ['it is null instead of string']],
  ['an integer for a number', { type: 'integer' }, number, []],
  ['a number for an integer', number, { type: 'integer' }, ['it is number instead of integer']],
  ['fewer choices', { enum: ['a'] }, { enum: ['a', 'b'] }, []],
  ['one choice more', { enum: ['a', 'b'] }, { enum: ['a'] }, ['it may be "b", which is not accepted']],
  ['any text for a choice', text, { enum: ['a'] }, ['it may be any string, not only a']],
  ['a choice for any text', { const: 'a' }, text, []],
  [
    'a wider range',
    { type: 'number', minimum: 0 },
    { type: 'number', minimum: 1 },
    ['it does not keep minimum 1'],
  ],
  ['a narrower range', { type: 'number', minimum: 1 }, { type: 'number', minimum: 0 }, []],
  ['anything for something', {}, text, ['it is anything instead of string']],
  ['something for anything', text, {}, []],
  [
    'a stranger for a closed object',
    object({ id: text }),
    { ...object({}), additionalProperties: false },
    ['id is not accepted'],
  ],
];

for (const [name, given, needed, gaps] of cases)
  test(`${name}: ${gaps.length === 0 ? 'fits' : 'does not fit'}`, () => {
    assert.deepEqual(schemaGaps(given, needed), gaps);
  });
