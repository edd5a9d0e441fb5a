const KEY = 'shell.registration';
/** Never leave the memory of the page. */
const secrets = new Set(['checkWord', 'captchaToken']);

export type Draft = Readonly<Record<string, string>>;

/** What was typed before a reload; proofs were never stored. */
export function readDraft(): Draft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return Object.fromEntries(
      Object.entries(stored as object).filter(([, value]) => typeof value === 'string'),
    );
  } catch {
    return {};
  }
}

/** Keeps what is typed, on top of what is kept of the other tab. */
export function keepDraft(values: object): void {
  const open = Object.entries(values).filter(([name, value]) => value && !secrets.has(name));
  const typed = new Set(Object.keys(values));
  const others = Object.entries(readDraft()).filter(([name]) => !typed.has(name));
  sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...others, ...open])));
}

export function forgetDraft(): void {
  sessionStorage.removeItem(KEY);
}
