/// <reference types="node" />
import { format } from 'node:util';

let allowed: RegExp[] = [];

/**
 * Lets the running test print console errors that match; any other still fails it. For tests whose subject is a
 * failure that React or the page reports.
 */
export function allowConsoleError(pattern: RegExp): void {
  allowed.push(pattern);
}

/** Makes `console.error` fail the test during which it was called, with what was printed. */
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
