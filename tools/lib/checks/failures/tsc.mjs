const ERROR = /^(\S+?)\((\d+),\d+\): error (TS\d+): (.+)$/;

/** @returns {import('./read-failures.mjs').Failure[]} */
export function readTsc(lines) {
  return lines
    .map((line) => ERROR.exec(line))
    .filter(Boolean)
    .map(([, file, line, title, text]) => ({ file, line, title, message: [text], log: [], again: '' }));
}
