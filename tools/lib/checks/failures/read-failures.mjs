import { readBiome } from './biome.mjs';
import { readJest } from './jest.mjs';
import { readNode } from './node.mjs';
import { readPlaywright } from './playwright.mjs';
import { readTsc } from './tsc.mjs';

/**
 * A failed test or a broken rule, as a runner or a checker has printed it.
 * @typedef {object} Failure
 * @property {string} file from the root of the checkout
 * @property {string} line of the error where it is in that file, else of the test; '' if unknown
 * @property {string} title the test with its groups, or the rule that was broken
 * @property {readonly string[]} message the error line by line, with what was expected and received
 * @property {readonly string[]} log the last lines that the test itself printed
 * @property {string} again the arguments of `npm test --`, or of the tool that ran it, that repeat this alone; '' if no test has failed
 */

const readers = [readJest, readNode, readPlaywright, readTsc, readBiome];

/**
 * Reads the output of jest, `node --test`, Playwright, tsc or Biome.
 * @param {readonly string[]} lines without escape codes
 * @returns {Failure[]} each failure once
 */
export function readFailures(lines) {
  const failures = new Map();
  for (const failure of readers.flatMap((read) => read(lines))) {
    const key = `${failure.file} ${failure.title} ${failure.again ? '' : failure.line}`;
    if (!failures.has(key)) failures.set(key, failure);
  }
  return [...failures.values()];
}
