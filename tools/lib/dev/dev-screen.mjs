import { step } from '../processes/steps.mjs';

const NAME_WIDTH = 12;
const ERROR = 50;
const uninteresting = /compiled successfully|^API ready/;
const kept = [];
let show;

/** Prints a line of a server. During the start it is only shown as progress, and complaints are queued. */
export function log(name, line) {
  const text = readable(line).replace(/^/gm, `${name.padEnd(NAME_WIDTH)} │ `);
  if (show === null) console.log(text);
  else {
    show?.(line);
    if (!uninteresting.test(line)) kept.push(text);
  }
}

/** Runs a step of the start, with the servers' output as its progress. */
export function startStep(title, work) {
  return step(title, (showDetail) => {
    show = showDetail;
    return work(showDetail);
  });
}

/** Ends the start: prints the queued lines, and every later line at once. */
export function endStart() {
  show = null;
  for (const text of kept) console.log(text);
}

/** The servers log JSON; a person wants the message, and the stack of a failure. */
function readable(line) {
  if (!line.startsWith('{"level":')) return line;
  try {
    const { level, msg, err, status, method, path } = JSON.parse(line);
    const request = path ? ` ${status ?? ''} ${method ?? ''} ${path}` : '';
    const why = err ? `: ${level >= ERROR ? err.stack : err.message}` : '';
    return `${msg}${request}${why}`;
  } catch {
    return line;
  }
}
