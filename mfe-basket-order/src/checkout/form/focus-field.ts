const reachable = ':is(input:not([type=hidden]), select, textarea, button, summary):not(:disabled)';

/**
 * Moves the focus to the first of these fields in the form: to the control of that name, or into the part that carries it
 * as `data-field`; to what is chosen there, if anything is.
 */
export function focusField(form: HTMLFormElement, fields: readonly string[]): void {
  const parts = form.querySelectorAll<HTMLElement>('[data-field], [name]');
  const wrong = [...parts].find((part) =>
    fields.includes(part.dataset.field ?? part.getAttribute('name') ?? ''),
  );
  if (!wrong) return;
  const target = wrong.matches(reachable)
    ? wrong
    : (wrong.querySelector<HTMLElement>(':checked') ?? wrong.querySelector<HTMLElement>(reachable));
  target?.focus();
}
