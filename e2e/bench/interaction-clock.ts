import type { CDPSession, Locator, Page } from '@playwright/test';

export interface Interaction {
  /**
   * From the input to the next paint, as Interaction to Next Paint counts it, in steps of 8 ms from 16 on.
   */
  readonly paintMs: number;
  /** From the input to the paint of the list it requested, where it requested one. */
  readonly listMs: number | undefined;
  /** CPU time of the page's main thread, which busy cores do not prolong. */
  readonly work: Work;
}

/** Milliseconds of the main thread. */
export interface Work {
  readonly script: number;
  readonly style: number;
  readonly layout: number;
  readonly all: number;
}

interface ClockWindow extends Window {
  benchClock: { entries: PerformanceEventTiming[]; startedAt: number | undefined; address: string };
}

/** Times what a user does on a listing, by the browser's own record of events. */
export class InteractionClock {
  private readonly page: Page;
  private readonly session: CDPSession;
  private before: Work = { script: 0, style: 0, layout: 0, all: 0 };

  private constructor(page: Page, session: CDPSession) {
    this.page = page;
    this.session = session;
  }

  static async of(page: Page): Promise<InteractionClock> {
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    return new InteractionClock(page, session);
  }

  /** CPU time of the page since it was opened. */
  work(): Promise<Work> {
    return readWork(this.session);
  }

  /** Call it once for each page load, when the page is quiet. */
  async start(): Promise<void> {
    await this.page.evaluate(() => {
      const clock: ClockWindow['benchClock'] = { entries: [], startedAt: undefined, address: '' };
      (window as unknown as ClockWindow).benchClock = clock;
      const observer = new PerformanceObserver((list) => {
        clock.entries.push(...(list.getEntries() as PerformanceEventTiming[]));
      });
      observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
      for (const type of ['keydown', 'pointerdown'])
        addEventListener(
          type,
          (event) => {
            clock.startedAt ??= event.timeStamp;
          },
          true,
        );
    });
  }

  async ofClick(target: Locator, isListAwaited: boolean): Promise<Interaction> {
    await target.scrollIntoViewIfNeeded();
    await this.arm();
    await target.click();
    return this.read(isListAwaited);
  }

  async ofKey(target: Locator, key: string, isListAwaited: boolean): Promise<Interaction> {
    await target.focus();
    await this.arm();
    await this.page.keyboard.press(key);
    return this.read(isListAwaited);
  }

  /** How long each frame took while something went on. */
  async framesOf(work: () => Promise<void>): Promise<number[]> {
    const frames = await this.page.evaluateHandle(() => {
      const state = { times: [] as number[], isOver: false };
      let last = performance.now();
      const frame = (now: number) => {
        state.times.push(now - last);
        last = now;
        if (!state.isOver) requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
      return state;
    });
    await work();
    return frames.evaluate((state) => {
      state.isOver = true;
      return state.times.slice(1);
    });
  }

  private async arm(): Promise<void> {
    await this.page.evaluate(() => {
      const clock = (window as unknown as ClockWindow).benchClock;
      clock.entries = [];
      clock.startedAt = undefined;
      clock.address = location.href;
    });
    this.before = await this.work();
  }

  private async read(isListAwaited: boolean): Promise<Interaction> {
    const times = await this.page.evaluate(async (isAwaited) => {
      const clock = (window as unknown as ClockWindow).benchClock;
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      /** The frame that is being made is on screen by the next task. */
      const painted = () =>
        new Promise<number>((resolve) =>
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now());
            port2.postMessage(undefined);
          }),
        );
      const isBusy = () => document.querySelector('main [aria-busy="true"]') !== null;
      let listMs: number | undefined;
      if (isAwaited) {
        while (clock.startedAt === undefined || location.href === clock.address) await frame();
        while (isBusy()) await frame();
        listMs = (await painted()) - clock.startedAt;
      }
      // The browser reports an event some frames later, so wait for the report and for a quiet page.
      for (let frames = 0; frames < 15; frames += 1) await frame();
      const interactions = clock.entries.filter(
        (entry) => (entry as PerformanceEventTiming & { interactionId: number }).interactionId > 0,
      );
      return { paintMs: Math.max(16, ...interactions.map(({ duration }) => duration)), listMs };
    }, isListAwaited);
    return { ...times, work: workBetween(this.before, await this.work()) };
  }
}

/** Reads what a page's main thread has done so far, by the clock that `Performance.enable` has set. */
export async function readWork(session: CDPSession): Promise<Work> {
  const { metrics } = await session.send('Performance.getMetrics');
  const at = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000;
  return {
    script: at('ScriptDuration'),
    style: at('RecalcStyleDuration'),
    layout: at('LayoutDuration'),
    all: at('TaskDuration'),
  };
}

export function workBetween(before: Work, after: Work): Work {
  return {
    script: after.script - before.script,
    style: after.style - before.style,
    layout: after.layout - before.layout,
    all: after.all - before.all,
  };
}
