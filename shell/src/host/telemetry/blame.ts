import { cleanMessage, type TelemetryEvent } from '@shop/contracts/platform/telemetry';

/** Errors that no release causes: the API's, the network's, and aborted requests. */
const nobodysFault = new Set(['ApiRefusal', 'NoAnswer', 'SiteClosed', 'AbortError']);

/**
 * Finds the release of an uncaught error: the one whose script is on top of the stack. Undefined for scripts of
 * extensions and third parties and for unknown ones.
 */
export function blameFor(
  event: ErrorEvent | PromiseRejectionEvent,
  ownOrigins: ReadonlySet<string>,
): TelemetryEvent | undefined {
  const isRejection = 'reason' in event;
  const error: unknown = isRejection ? event.reason : event.error;
  const { name = '', stack = '' } = (error ?? {}) as Partial<Error>;
  if (nobodysFault.has(name)) return undefined;
  const found = releaseOf(topScript(stack) ?? (isRejection ? '' : (event.filename ?? '')), ownOrigins);
  if (!found) return undefined;
  const kind = name === 'ChunkLoadError' ? 'chunk' : isRejection ? 'rejection' : 'error';
  return { kind, ...found, message: cleanMessage(String(error ?? (event as ErrorEvent).message)) };
}

/** `at f (https://…/a.js:1:2)` of Chromium, `f@https://…/a.js:1:2` of the others. */
function topScript(stack: string): string | undefined {
  return /^(?:\s*at .*?|[^\n]*?@)\(?((?:https?|[\w-]+-extension):\/\/[^\s)]+?):\d+:\d+\)?$/m.exec(stack)?.[1];
}

function releaseOf(script: string, ownOrigins: ReadonlySet<string>) {
  const [, origin = '', area = '', version = ''] =
    /^(https?:\/\/[^/]+)\/releases\/([\w-]+)\/([^/]+)\//.exec(script) ?? [];
  return ownOrigins.has(origin) ? { area, version } : undefined;
}
