import type { Locator, Page } from '@playwright/test';

/** The favourite buttons of a listing, named after their products. */
export const hearts = (page: Page): Locator =>
  page.getByRole('main').getByRole('button', { name: /^В избранное: / });

/** The comparison buttons of a listing, named after their products. */
export const scales = (page: Page): Locator =>
  page.getByRole('main').getByRole('button', { name: /^К сравнению: / });

/** How many favourites there are: in the header, on a phone in the menu at the bottom. */
export const counter = (page: Page): Locator =>
  page
    .getByRole('link', { name: /^Избранное/ })
    .filter({ visible: true })
    .first();
