import { blameFor } from './blame.ts';

const own = new Set(['https://shop.example', 'https://cdn.example']);
const script = 'https://shop.example/releases/catalog/2.0.0/listing.a1b2.js';

const thrown = (stack: string, filename = '') =>
  ({
    error: Object.assign(new TypeError('x is not a function'), { stack }),
    filename,
    message: '',
  }) as ErrorEvent;
const rejected = (reason: unknown) => ({ reason }) as PromiseRejectionEvent;

it.each([
  [
    'Chromium',
    `TypeError: x is not a function\n    at pick (${script}:1:20)\n    at https://shop.example/releases/shell/3.0.0/vendor.js:1:1`,
  ],
  ['Chromium, without a name', `TypeError: x is not a function\n    at ${script}:1:20`],
  [
    'Chromium, through a built-in',
    `TypeError: x\n    at Array.map (<anonymous>)\n    at pick (${script}:1:20)`,
  ],
  ['Firefox', `pick@${script}:1:20\n@https://shop.example/releases/shell/3.0.0/vendor.js:1:1`],
])('blames the script on top of the stack of %s', (_browser, stack) => {
  expect(blameFor(thrown(stack), own)).toEqual({
    kind: 'error',
    area: 'catalog',
    version: '2.0.0',
    message: 'TypeError: x is not a function',
  });
});

it('takes the file when there is no stack, as with code that cannot be parsed', () => {
  expect(blameFor(thrown('', script), own)).toMatchObject({ area: 'catalog', version: '2.0.0' });
});

it('knows the origin that the files of releases lie on', () => {
  const stack = 'Error\n    at f (https://cdn.example/releases/support/1.0.0/a.js:1:1)';
  expect(blameFor(thrown(stack), own)).toMatchObject({ area: 'support' });
});

it.each([
  [
    'an extension',
    'Error\n    at f (chrome-extension://abcdef/content.js:1:1)\n    at g (https://shop.example/releases/catalog/2.0.0/a.js:1:1)',
  ],
  ['a third party', 'Error\n    at f (https://captcha.example/releases/catalog/2.0.0/a.js:1:1)'],
  ['the page itself', 'Error\n    at https://shop.example/catalog/?token=1:1:1'],
  ['nobody knows where', ''],
])('says nothing of errors from %s', (_where, stack) => {
  expect(blameFor(thrown(stack), own)).toBeUndefined();
});

it('says nothing of a call that the API refused or nobody answered', () => {
  for (const name of ['ApiRefusal', 'NoAnswer', 'AbortError'])
    expect(blameFor(rejected({ name, stack: `    at f (${script}:1:1)` }), own)).toBeUndefined();
  expect(blameFor(rejected(undefined), own)).toBeUndefined();
});

it('tells a rejection and a chunk that did not come from an error', () => {
  const stack = `Error\n    at f (${script}:1:1)`;
  expect(blameFor(rejected(Object.assign(new Error('late'), { stack })), own)?.kind).toBe('rejection');
  const chunk = Object.assign(new Error('Loading chunk 5 failed'), { name: 'ChunkLoadError', stack });
  expect(blameFor(rejected(chunk), own)?.kind).toBe('chunk');
});
