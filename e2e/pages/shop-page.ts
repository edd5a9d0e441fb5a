import type { Locator, Page } from '@playwright/test';

/** Narrower pages have the side menu behind a button (§9, mobile dashboard). */
const SIDE_MENU_FROM = 1075;

/** The frame that every page of the shop has around its content. */
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

  async goToCatalogue(): Promise<void> {
    await this.page.getByRole('button', { name: 'Каталог', exact: true }).click();
    await this.page.getByRole('link', { name: 'Весь каталог' }).click();
  }

  /** How many products the listing says it found, beside its name. */
  async foundProducts(): Promise<number> {
    const text = (await this.heading.textContent()) ?? '';
    return Number(/([\d\s]+)$/.exec(text.replaceAll('\u00a0', ' '))?.[1]?.replaceAll(' ', ''));
  }

  /** Filters beside the list on wide screens; on a phone in the drawer, which is then applied. */
  async chooseFacet(value: string): Promise<void> {
    const drawer = this.page.getByRole('button', { name: /^Фильтры/ });
    const facet = { name: new RegExp(`^${value}`) };
    const beside = this.page.getByRole('main').getByRole('checkbox', facet);
    // Which of the two this width has is known when one of them is drawn.
    await drawer.or(beside).filter({ visible: true }).first().waitFor();
    const isPhone = await drawer.isVisible();
    if (isPhone) await drawer.click();
    const place = isPhone ? this.page.getByRole('dialog', { name: 'Фильтры' }) : this.page.getByRole('main');
    await place.getByRole('checkbox', facet).check();
    if (isPhone)
      await place
        .getByRole('button', { name: /^Показать/ })
        .last()
        .click();
  }

  /** The side menu, which a phone has behind «Меню». */
  async openMenu(): Promise<void> {
    const { width } = this.page.viewportSize() ?? { width: 0 };
    if (width < SIDE_MENU_FROM) await this.page.getByRole('button', { name: 'Меню', exact: true }).click();
  }

  /** Clicks «Выйти» of the side menu, and then «Выйти» of the confirmation. */
  async logOut(): Promise<void> {
    await this.openMenu();
    await this.page.getByRole('button', { name: 'Выйти' }).filter({ visible: true }).first().click();
    await this.page
      .getByRole('alertdialog', { name: 'Выйти из аккаунта?' })
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
