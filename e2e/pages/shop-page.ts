import type { Locator, Page } from '@playwright/test';

/** What every page of the shop has around its content. */
export class ShopPage {
  readonly page: Page;
  readonly heading: Locator;
  readonly areaFailure: Locator;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('main').getByRole('heading', { level: 1 });
    this.areaFailure = page.getByRole('main').getByRole('alert').filter({ hasText: 'Повторить' });
  }

  /** Opens a path; does not wait for scripts that a test may hold back. */
  async open(path: string): Promise<void> {
    await this.page.goto(path, { waitUntil: 'domcontentloaded' });
  }

  /** Through the header on wide screens, through the bottom menu on a phone. */
  async goToBasket(): Promise<void> {
    await this.basketLink.click();
  }

  /** «Выйти» of the side menu, which a phone has behind «Меню», and then «Выйти» of the question. */
  async logOut(): Promise<void> {
    const menu = this.page.getByRole('button', { name: 'Меню', exact: true });
    if (await menu.isVisible()) await menu.click();
    await this.page.getByRole('button', { name: 'Выйти' }).filter({ visible: true }).first().click();
    await this.page
      .getByRole('dialog', { name: 'Выйти из аккаунта?' })
      .getByRole('button', { name: 'Выйти' })
      .click();
  }

  get basketLink(): Locator {
    return this.page
      .getByRole('link', { name: /^Корзина/ })
      .filter({ visible: true })
      .first();
  }
}
