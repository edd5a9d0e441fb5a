/// <reference types="node" />
import { format } from 'node:util';

let allowed: RegExp[] = [];

/**
 * Allows console errors that match in the running test; any other error still fails it. For tests whose subject is a
 * failure that React or the page reports.
 */
export function allowConsoleError(pattern: RegExp): void {
  allowed.push(pattern);
}

/** Fails a test during which `console.error` was called, with the printed text. */
export function failOnConsoleErrors(): void {
  let printed: string[] = [];
  beforeEach(() => {
    printed = [];
    allowed = [];
    jest.spyOn(console, 'error').mockImplementation((...args: unknown[]) => {
      printed.push(format(...args));
    });
  });
  afterEach(() => {
    const unexpected = printed.filter((text) => !allowed.some((pattern) => pattern.test(text)));
    printed = [];
    if (unexpected.length > 0) throw new Error(`console.error was called:\n${unexpected.join('\n\n')}`);
  });
}
