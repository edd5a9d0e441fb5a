/**
 * Cuts an output into sections: each begins with a line that `head` matches and ends before the next, or before a line
 * that `end` matches, if given.
 * @param {readonly string[]} lines
 * @returns {{ head: RegExpExecArray, body: string[], start: number }[]} `start` is the index of the head
 */
export function sectionsOf(lines, head, end) {
  const sections = [];
  let open;
  for (const [start, line] of lines.entries()) {
    const found = head.exec(line);
    if (found) {
      open = { head: found, body: [], start };
      sections.push(open);
    } else if (end?.test(line)) open = undefined;
    else open?.body.push(line);
  }
  return sections;
}

/** The stack, an excerpt of the source, or the page as HTML: none of them belongs to the message. */
const AFTER_MESSAGE =
  /^\s+at |^\s*>?\s*\d+ \||^\s*Ignored nodes:|^\s*<[a-z]|^\s*attachment #|^\s*Error Context:/;

/** The lines of an error up to its stack, without empty ones and without their common indentation. */
export function messageOf(body) {
  const end = body.findIndex((line) => AFTER_MESSAGE.test(line));
  const lines = body.slice(0, end < 0 ? body.length : end).filter((line) => line.trim());
  const indentation = Math.min(...lines.map((line) => /^\s*/.exec(line)[0].length));
  return lines.map((line) => line.slice(indentation).trimEnd());
}

/** The line of the innermost frame that lies in the test's own file. */
export function lineIn(file, body) {
  for (const line of body) {
    const [, path, number] = /^\s+at .*?([^\s()]+):(\d+):\d+\)?/.exec(line) ?? [];
    if (path && file.endsWith(path.replace(/^.*\//, ''))) return number;
  }
  return undefined;
}

/** Arguments for a shell: a title is one word that matches exactly what it says. */
export function quoteTitle(title) {
  const pattern = title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return `'${pattern.replaceAll("'", "'\\''")}'`;
}
