import { SingleBar } from 'cli-progress';

/** Progress of a long command: a bar on a terminal, a plain line now and then elsewhere. */
export interface Progress {
  show(done: number, total: number, note: string): void;
  /** Ends the bar and announces a stage without a count. */
  next(title: string): void;
  stop(): void;
}

/** A stream that may be a terminal. */
export type Screen = NodeJS.WritableStream & { readonly isTTY?: boolean };

/** Where and how to show progress. */
export interface ProgressOptions {
  readonly title: string;
  readonly screen: Screen;
  /** How many plain lines are printed up to 100 %; 5 prints one at every fifth. */
  readonly lines: number;
  /** The counted unit: plain lines print the count and the note. */
  readonly unit?: string;
}

/** Shows nothing, for calls without a terminal. */
export const silent: Progress = { show: () => {}, next: () => {}, stop: () => {} };

/** Shows progress as a bar on a terminal, as plain lines elsewhere. */
export function showProgress(options: ProgressOptions): Progress {
  return options.screen.isTTY ? asBar(options) : asLines(options);
}

function asBar({ title, screen }: ProgressOptions): Progress {
  const bar = new SingleBar({
    stream: screen,
    format: `${title} [{bar}] {percentage}% {note}`,
    barCompleteChar: '█',
    barIncompleteChar: '░',
    barsize: 30,
    hideCursor: true,
    clearOnComplete: true,
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
      screen.write(`${text}\n`);
    },
    stop,
  };
}

function asLines({ title, screen, lines, unit }: ProgressOptions): Progress {
  let shown = 0;
  return {
    show: (done, total, note) => {
      const reached = total === 0 ? lines : Math.floor((done / total) * lines);
      if (reached <= shown) return;
      shown = reached;
      const counted = unit === undefined ? '' : ` (${[`${done} ${unit}`, note].filter(Boolean).join('; ')})`;
      screen.write(`${title}: ${(reached / lines) * 100}%${counted}\n`);
    },
    next: (text) => void screen.write(`${text}\n`),
    stop: () => {},
  };
}
