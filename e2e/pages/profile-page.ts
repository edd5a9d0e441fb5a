import type { Locator, Page } from '@playwright/test';

export class ProfilePage {
  readonly page: Page;
  readonly sessions: Locator;

  constructor(page: Page) {
    this.page = page;
    this.sessions = page.getByRole('region', { name: 'Открытые сеансы' });
  }

  /** Opens the profile and waits until it is complete. */
  async open(): Promise<void> {
    await this.page.goto('/my-profile/');
    await this.page.getByRole('heading', { level: 1, name: 'Мой профиль' }).waitFor();
    await this.sessions.getByText('Этот сеанс').waitFor();
    await this.page.locator('#main:not(:has([aria-busy="true"]))').waitFor();
  }
}
