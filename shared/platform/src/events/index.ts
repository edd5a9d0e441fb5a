export { expectEcho, publish, subscribe } from './bus.ts';
export { keepLiveStream } from './live.ts';
export { useEvent } from './use-event.ts';
