import type { Locator, Page } from '@playwright/test';

export class HomePage {
  readonly page: Page;
  /** Where tiles stand, loaded or not. */
  readonly places: Locator;

  constructor(page: Page) {
    this.page = page;
    this.places = page.getByRole('main').locator('[data-slot="home.tile"]');
  }

  async open(): Promise<void> {
    await this.page.goto('/');
  }

  tile(name: string): Locator {
    return this.page.getByRole('main').getByRole('region', { name });
  }

  /** Opens the settings of the tiles and returns their list. */
  async openSettings(): Promise<Locator> {
    await this.page.getByRole('button', { name: 'Настроить' }).click();
    return this.page.getByRole('region', { name: 'Блоки главной страницы' });
  }
}
