export { type CallOptions, call, newIdempotencyKey } from './call.ts';
export { correctClock, serverNow } from './clock.ts';
export { readShopConfig } from './config.ts';
export { ApiRefusal, messageOf, NoAnswer, SiteClosed, UnexpectedAnswer } from './errors.ts';
export { provideCallLog } from './failed-call.ts';
export { useIsLoading, whenIdle } from './loading.ts';
export { onReleases } from './releases.ts';
export type { Upload } from './send.ts';
