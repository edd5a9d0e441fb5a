const reachable = ':is(input:not([type=hidden]), select, textarea, button, summary):not(:disabled)';

/**
 * Focuses the first of these fields in the form: the control with that `name`, or inside the element with
 * that `data-field` its checked control, else its first one.
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
