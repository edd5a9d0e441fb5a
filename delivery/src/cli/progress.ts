import { type Options, SingleBar } from 'cli-progress';

/** Progress of a long command: a bar on a terminal, a plain line at every fifth elsewhere. */
export interface Progress {
  show(done: number, total: number, note: string): void;
  /** Ends the bar and announces a stage without a count. */
  next(title: string): void;
  stop(): void;
}

/** A stream that may be a terminal. */
export type Screen = NodeJS.WritableStream & { readonly isTTY?: boolean };

export const silent: Progress = { show: () => {}, next: () => {}, stop: () => {} };

export function showProgress(title: string, screen: Screen): Progress {
  return screen.isTTY ? barOn(screen, title) : linesOn(screen, title);
}

function barOn(screen: Screen, title: string): Progress {
  const options: Options = {
    stream: screen,
    format: `${title} [{bar}] {percentage}% {note}`,
    barCompleteChar: '█',
    barIncompleteChar: '░',
    barsize: 30,
    hideCursor: true,
    clearOnComplete: true,
    fps: 8,
  };
  const bar = new SingleBar(options);
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
      screen.write(`${text}\n`);
    },
    stop,
  };
}

function linesOn(screen: Screen, title: string): Progress {
  let fifth = 0;
  return {
    show: (done, total) => {
      const reached = total === 0 ? 5 : Math.floor((done / total) * 5);
      if (reached <= fifth) return;
      fifth = reached;
      screen.write(`${title}: ${reached * 20}%\n`);
    },
    next: (text) => void screen.write(`${text}\n`),
    stop: () => {},
  };
}
