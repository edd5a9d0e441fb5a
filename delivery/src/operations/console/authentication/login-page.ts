import { type Html, html } from '../html.ts';

export interface LoginState {
  /** The page to go to afterwards. */
  readonly next: string;
  /** The error of the last attempt. */
  readonly mistake?: string | undefined;
  /** The submitted values; secrets are never sent back. */
  readonly login?: string | undefined;
  readonly isWithToken?: boolean;
}

/** The only page for unknown visitors; it reveals nothing about the rest. */
export function loginPage({ next, mistake, login, isWithToken = false }: LoginState): Html {
  const alert = mistake && html`<p role="alert" class="alert" id="mistake">${mistake}</p>`;
  const described = mistake && html` aria-describedby="mistake"`;
  return html`<div class="login">
<h1>Вход для сотрудников</h1>
${!isWithToken && alert}
<form method="post" action="/operations/login">
<input type="hidden" name="next" value="${next}">
<label for="login">Электронная почта</label>
<input id="login" name="login" type="email" autocomplete="username" required maxlength="254" value="${login ?? ''}"${!isWithToken && described}>
<label for="password">Пароль</label>
<input id="password" name="password" type="password" autocomplete="current-password" required maxlength="200"${!isWithToken && described}>
<button class="primary">Войти</button>
</form>
<details${isWithToken && html` open`}><summary>Войти с токеном</summary>
${isWithToken && alert}
<form method="post" action="/operations/login">
<input type="hidden" name="next" value="${next}">
<label for="token">Токен</label>
<input id="token" name="token" type="password" autocomplete="off" required maxlength="200"${isWithToken && described}>
<button class="primary">Войти с токеном</button>
</form></details>
</div>`;
}
