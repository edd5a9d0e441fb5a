import type { Locator, Page } from '@playwright/test';

/** The checkout: its choices, its sums and its one button. */
export class CheckoutPage {
  readonly page: Page;
  readonly totals: Locator;
  readonly changes: Locator;

  constructor(page: Page) {
    this.page = page;
    this.totals = page.getByRole('complementary', { name: 'Итоги заказа' });
    this.changes = page.getByRole('alert', { name: 'Изменения в заказе' });
  }

  async open(search = ''): Promise<void> {
    await this.page.goto(`/order/${search}`);
    await this.radio(/Доставка курьером/).waitFor();
  }

  radio(name: RegExp): Locator {
    return this.page.getByRole('main').getByRole('radio', { name });
  }

  confirm(name = 'Подтвердить заказ'): Locator {
    return this.page.getByRole('main').getByRole('button', { name, exact: true });
  }

  /** Presses Tab until the control has the focus, as a keyboard user would. */
  async tabTo(control: Locator): Promise<void> {
    for (let step = 0; step < 120; step += 1) {
      if (await control.evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error('Tab does not lead there');
  }
}
