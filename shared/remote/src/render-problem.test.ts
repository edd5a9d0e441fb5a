import { ApiRefusal, NoAnswer, SiteClosed, UnexpectedAnswer } from '@shop/platform/http';
import { PageNotFound } from './page-not-found.ts';
import { renderProblem } from './render-problem.ts';

const refusal = (status: number, code: number) =>
  new ApiRefusal(status, [{ code, message: 'нет' }] as never, undefined);

it.each([
  ['a fault of the code', new TypeError('x is undefined'), 'render'],
  ['an answer nobody expected', new UnexpectedAnswer('/api/', 'x'), 'render'],
  ['a call made wrongly', refusal(400, 400), 'render'],
  ['an API in trouble', refusal(503, 503), 'call'],
  ['a session that has ended', refusal(401, 401), 'call'],
  ['no connection', new NoAnswer(undefined), 'call'],
  ['a chunk that does not come', Object.assign(new Error(), { name: 'ChunkLoadError' }), 'chunk'],
  ['nothing at the address', new PageNotFound(), undefined],
  ['nothing at the address, says the API', refusal(404, 404), undefined],
  ['a site that is closed', new SiteClosed(), undefined],
])('%s', (_name, error, kind) => {
  expect(renderProblem(error)).toBe(kind);
});
