import type { Locator, Page } from '@playwright/test';

/** A listing of products with its tools, on wide screens and on a phone. */
export class ListingPage {
  readonly page: Page;
  readonly heading: Locator;
  readonly cards: Locator;
  readonly table: Locator;
  /** Quantities of the order table, in the order of its rows. */
  readonly quantities: Locator;
  readonly chosen: Locator;

  constructor(page: Page) {
    this.page = page;
    const main = page.getByRole('main');
    this.heading = main.getByRole('heading', { level: 1 });
    this.cards = main.getByRole('heading', { level: 3 }).and(main.locator('[title]'));
    this.table = main.getByRole('table', { name: 'Таблица заказа' });
    this.quantities = this.table.getByRole('textbox', { name: /^Количество: / });
    this.chosen = main.getByRole('group', { name: 'Выбранные фильтры' });
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path, { waitUntil: 'domcontentloaded' });
    await this.heading.waitFor();
  }

  async chooseView(view: 'Карточки' | 'Список' | 'Таблица заказа'): Promise<void> {
    await this.page.getByRole('button', { name: view }).click();
  }

  /** The breadcrumbs as a reader sees them. */
  path(): string {
    return decodeURIComponent(new URL(this.page.url()).pathname);
  }
}
