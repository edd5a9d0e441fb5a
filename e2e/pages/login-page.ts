import type { Locator, Page } from '@playwright/test';

export class LoginPage {
  readonly loginField: Locator;
  readonly phoneField: Locator;
  readonly codeField: Locator;
  readonly askForCode: Locator;
  private readonly passwordField: Locator;
  private readonly submit: Locator;

  constructor(page: Page) {
    this.loginField = page.getByRole('textbox', { name: 'Электронная почта' });
    this.phoneField = page.getByRole('textbox', { name: 'Телефон', exact: false });
    this.codeField = page.getByRole('textbox', { name: 'Код из SMS' });
    this.askForCode = page.getByRole('button', { name: 'Получить код' });
    this.passwordField = page.getByLabel(/^Пароль/);
    this.submit = page.getByRole('button', { name: 'Войти' });
  }

  async logIn(login: string, password: string): Promise<void> {
    await this.loginField.fill(login);
    await this.passwordField.fill(password);
    await this.submit.click();
  }
}
