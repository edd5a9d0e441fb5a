import { setTimeout as delay } from 'node:timers/promises';
import type { ElementHandle, EvaluateFunc, Page } from 'puppeteer-core';
import { findLink, isShown, ownPaths, type Screen } from '../fixtures/screens.ts';
import { markNamed } from './mark-named.ts';

const PATIENCE_MS = 20_000;

/** Firefox reports this for a script that it cancelled because the page was left. */
const LEFT_BEHIND = /integrity attribute match the content of the subresource/;

/** A page of the shop in a browser that Playwright does not drive. */
export class EnginePage {
  readonly page: Page;
  private readonly origin: string;
  private readonly problems: string[] = [];

  constructor(page: Page, origin: string) {
    this.page = page;
    this.origin = origin;
    // Firefox reports a violation of the security policy as an uncaught error.
    page.on('pageerror', (error) =>
      this.problems.push(error instanceof Error ? error.message : String(error)),
    );
    page.on('console', (message) => message.type() === 'error' && this.problems.push(message.text()));
  }

  /**
   * Puppeteer 25 sends `emulation.setScreenOrientationOverride` along with the size, which Firefox ESR 140 does not know.
   * The tolerance may go with that Firefox.
   */
  async resize(width: number, height: number): Promise<void> {
    await this.page.setViewport({ width, height }).catch((error: unknown) => {
      if (!String(error).includes('emulation.setScreenOrientationOverride')) throw error;
    });
    await this.waitFor(`a width of ${width}`, (expected) => innerWidth === expected, width);
  }

  /** Opens a path and waits until its page is there as a whole. */
  async open(path: string): Promise<void> {
    await this.page.goto(this.origin + path, { waitUntil: 'domcontentloaded' });
    await this.waitFor(`${path} as a whole`, () => {
      // A font whose page is left while it loads is an error in Firefox.
      const isBusy = document.querySelector('[aria-busy="true"]') || document.fonts.status === 'loading';
      return !isBusy && document.querySelector('main h1')?.textContent;
    });
  }

  /** Opens a screen, by a link where only the data tell its address, and waits for its heading. */
  async openScreen({ path, heading, linkedFrom }: Screen): Promise<void> {
    await this.open(linkedFrom ?? path);
    if (linkedFrom !== undefined) {
      await this.open(await this.waitFor(`a link to ${path}`, findLink, path, ownPaths));
    }
    await this.waitFor(heading, isShown, heading);
  }

  /** Uncaught errors and violations of the security policy since the last time. */
  takeProblems(): string[] {
    return this.problems.splice(0).filter((problem) => !LEFT_BEHIND.test(problem));
  }

  async heading(): Promise<string> {
    return this.page.evaluate(() => document.querySelector('main h1')?.textContent ?? '');
  }

  /** Waits until a function returns a truthy value in the page. */
  async waitFor<Args extends unknown[], Ask extends EvaluateFunc<Args>>(
    title: string,
    ask: Ask,
    ...args: Args
  ): Promise<NonNullable<Awaited<ReturnType<Ask>>>> {
    const until = Date.now() + PATIENCE_MS;
    for (;;) {
      // A page that is being replaced cannot evaluate anything.
      const answer = await this.page.evaluate(ask, ...args).catch(() => undefined);
      if (answer) return answer;
      if (Date.now() > until) throw new Error(`${title} did not come on ${this.page.url()}`);
      await delay(50);
    }
  }

  /** Waits for the first visible element of a selector whose accessible name matches. */
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

  /** Copies a text by keyboard: a script may not write to the clipboard unasked. */
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
