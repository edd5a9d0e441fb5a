import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect } from '../fixtures/test.ts';
import type { Shot } from './shots.ts';

const HEIGHT = { 1280: 860, 380: 780 } as const;

/** The file of a shot in `docs/screenshots`. */
export const fileOf = ({ name, width }: Shot) => `${name}-${width}.png`;

/** How long a page must not change before it counts as complete. */
const QUIET_MS = 700;

/** The PNG of a page that already shows the shot, once everything on screen has loaded and nothing changes. */
export async function takeShot(page: Page): Promise<Buffer> {
  await expect(page.locator('[aria-busy="true"]:visible')).toHaveCount(0);
  await page.evaluate(whenQuiet, QUIET_MS);
  const png = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  // A palette of 256 colours, for a third of the size.
  return sharp(png).png({ palette: true, effort: 10 }).toBuffer();
}

/** Runs in the page: resolves when fonts and visible images have loaded and the document has stopped changing. */
async function whenQuiet(quietMs: number): Promise<void> {
  await new Promise<void>((resolve) => {
    let timer = setTimeout(resolve, quietMs);
    const restart = () => {
      clearTimeout(timer);
      timer = setTimeout(resolve, quietMs);
    };
    new MutationObserver(restart).observe(document, { subtree: true, childList: true, attributes: true });
  });
  await document.fonts.ready;
  const isVisible = (image: HTMLImageElement) => image.getBoundingClientRect().top < innerHeight;
  await Promise.all([...document.images].filter(isVisible).map((image) => image.decode().catch(() => null)));
}

export const viewportOf = ({ width }: Shot) => ({ width, height: HEIGHT[width] });
