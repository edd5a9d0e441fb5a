import { SingleBar } from 'cli-progress';

/** Progress of a long command: a bar on a terminal, a plain line at every tenth elsewhere. */
export interface Progress {
  show(done: number, total: number, note: string): void;
  /** Ends the bar and announces a stage without a count. */
  next(title: string): void;
  stop(): void;
}

export function showProgress(
  title: string,
  unit: string,
  stream: NodeJS.WriteStream = process.stderr,
): Progress {
  return stream.isTTY ? barOn(stream, title) : linesOn(stream, title, unit);
}

function barOn(stream: NodeJS.WriteStream, title: string): Progress {
  const bar = new SingleBar({
    stream,
    format: `${title} [{bar}] {percentage}% · {note}`,
    barCompleteChar: '█',
    barIncompleteChar: '░',
    hideCursor: true,
    fps: 8,
  });
  let isRunning = false;
  const stop = () => {
    if (isRunning) bar.stop();
    isRunning = false;
  };
  return {
    show: (done, total, note) => {
      if (!isRunning) bar.start(total, done, { note });
      isRunning = true;
      bar.update(done, { note });
    },
    next: (text) => {
      stop();
      stream.write(`${text}\n`);
    },
    stop,
  };
}

function linesOn(stream: NodeJS.WriteStream, title: string, unit: string): Progress {
  let tenth = 0;
  return {
    show: (done, total, note) => {
      const reached = total === 0 ? 10 : Math.floor((done / total) * 10);
      if (reached <= tenth) return;
      tenth = reached;
      stream.write(`${title}: ${reached * 10}% (${done} ${unit}${note === '' ? '' : `; ${note}`})\n`);
    },
    next: (text) => void stream.write(`${text}\n`),
    stop: () => {},
  };
}
