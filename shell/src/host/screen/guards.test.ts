import type { Session } from '@shop/platform/session';
import { buildSessionOf } from '../../testing/session.builder.ts';
import { runGuard } from './guards.ts';

const visitor: Session = { status: 'out' };
const customer = buildSessionOf('CUSTOMER');
const manager = buildSessionOf('MANAGER');
const ways = { toLogin: '/auth?redirect=x', fromLogin: '/from-login' };

const outcome = (guard: string, session: Session) => {
  const verdict = runGuard(guard, session, ways);
  return verdict.kind === 'redirect' ? verdict.to : verdict.kind;
};

it.each([
  // guard, visitor, customer, manager
  ['open', 'pass', 'pass', 'pass'],
  ['auth', ways.toLogin, 'pass', 'pass'],
  ['guest', 'pass', ways.fromLogin, ways.fromLogin],
  ['manager', ways.toLogin, '/', 'pass'],
  ['not-manager', ways.toLogin, 'pass', '/'],
  ['user', ways.toLogin, 'pass', '/'],
  ['role:MANAGER', ways.toLogin, '/', 'pass'],
  ['technical', '/engineering-works/', '/engineering-works/', '/engineering-works/'],
  ['administrator', 'unknown', 'unknown', 'unknown'],
  ['constructor', 'unknown', 'unknown', 'unknown'],
])(
  '%s: visitor %s, customer %s, manager %s (§6.22, §6.23, §6.24, §6.25, §6.26, §6.27, §6.28)',
  (guard, forVisitor, forCustomer, forManager) => {
    expect(outcome(guard, visitor)).toBe(forVisitor);
    expect(outcome(guard, customer)).toBe(forCustomer);
    expect(outcome(guard, manager)).toBe(forManager);
  },
);

it('waits while it is not known who is there', () => {
  expect(outcome('auth', { status: 'unknown' })).toBe('wait');
  expect(outcome('guest', { status: 'unknown' })).toBe('wait');
  expect(outcome('open', { status: 'unknown' })).toBe('pass');
});
