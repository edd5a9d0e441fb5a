import { step } from './steps.mjs';

const NAME_WIDTH = 12;
const ERROR = 50;
const uninteresting = /compiled successfully|^API ready/;
const kept = [];
let show;

/** A line that a server has printed. While everything starts it is only shown as progress, complaints are kept. */
export function log(name, line) {
  const text = readable(line).replace(/^/gm, `${name.padEnd(NAME_WIDTH)} │ `);
  if (show === null) console.log(text);
  else {
    show?.(line);
    if (!uninteresting.test(line)) kept.push(text);
  }
}

/** A step of the start, with what the servers print as its progress. */
export function startStep(title, work) {
  return step(title, (showDetail) => {
    show = showDetail;
    return work(showDetail);
  });
}

/** From now on every line is printed, after those that were kept. */
export function endStart() {
  show = null;
  for (const text of kept) console.log(text);
}

/** The servers log JSON; a person wants the sentence, and the stack of what has failed. */
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
