import { setTimeout as delay } from 'node:timers/promises';
import type { ElementHandle, EvaluateFunc, Page } from 'puppeteer-core';
import { markNamed } from './mark-named.ts';

const PATIENCE_MS = 20_000;

/** Firefox says so of a script that it gave up because the page was left. */
const LEFT_BEHIND = /integrity attribute match the content of the subresource/;

/** A page of the shop in an engine that Playwright's own builds are not. */
export class EnginePage {
  readonly page: Page;
  private readonly origin: string;
  private readonly problems: string[] = [];

  constructor(page: Page, origin: string) {
    this.page = page;
    this.origin = origin;
    // Firefox tells of a broken security policy as of an uncaught error.
    page.on('pageerror', (error) =>
      this.problems.push(error instanceof Error ? error.message : String(error)),
    );
    page.on('console', (message) => message.type() === 'error' && this.problems.push(message.text()));
  }

  /** Opens a path and waits until its page is there as a whole. */
  async open(path: string): Promise<void> {
    await this.page.goto(this.origin + path, { waitUntil: 'domcontentloaded' });
    await this.waitFor(`${path} as a whole`, () => {
      const isBusy = document.querySelector('[aria-busy="true"]');
      return !isBusy && document.querySelector('main h1')?.textContent;
    });
  }

  /** Uncaught errors and violations of the security policy since the last time. */
  takeProblems(): string[] {
    return this.problems.splice(0).filter((problem) => !LEFT_BEHIND.test(problem));
  }

  async heading(): Promise<string> {
    return this.page.evaluate(() => document.querySelector('main h1')?.textContent ?? '');
  }

  /** Waits until a function of the page answers with something. */
  async waitFor<Args extends unknown[], Ask extends EvaluateFunc<Args>>(
    title: string,
    ask: Ask,
    ...args: Args
  ): Promise<NonNullable<Awaited<ReturnType<Ask>>>> {
    const until = Date.now() + PATIENCE_MS;
    for (;;) {
      // A page that is being replaced answers nobody.
      const answer = await this.page.evaluate(ask, ...args).catch(() => undefined);
      if (answer) return answer;
      if (Date.now() > until) throw new Error(`${title} did not come on ${this.page.url()}`);
      await delay(50);
    }
  }

  /** Waits for the first visible element of a selector whose name, as a reader hears it, matches. */
  async find(selector: string, name: RegExp): Promise<ElementHandle<HTMLElement>> {
    const mark = `found-${Date.now()}`;
    await this.waitFor(`${selector} named ${name}`, markNamed, selector, name.source, mark);
    const found = await this.page.$(`[data-engine-test="${mark}"]`);
    if (!found) throw new Error(`${selector} named ${name} has gone again`);
    return found as ElementHandle<HTMLElement>;
  }

  async click(selector: string, name: RegExp): Promise<void> {
    const element = await this.find(selector, name);
    await element.scrollIntoView();
    await element.click();
  }

  async type(selector: string, name: RegExp, text: string): Promise<void> {
    await (await this.find(selector, name)).type(text);
  }

  async pressWithControl(key: 'c' | 'v'): Promise<void> {
    await this.page.keyboard.down('Control');
    await this.page.keyboard.press(key);
    await this.page.keyboard.up('Control');
  }

  /** Leaves a text on the clipboard by the keys of a person: a script may not write there unasked. */
  async copy(text: string): Promise<void> {
    const source = await this.page.evaluateHandle((copied) => {
      const field = document.createElement('textarea');
      field.value = copied;
      document.body.append(field);
      field.select();
      return field;
    }, text);
    await this.pressWithControl('c');
    await source.evaluate((field) => field.remove());
  }
}
