import type { Tone } from '../../theme/index.ts';

export type ToastOptions = {
  tone?: Tone;
  /** What can still be done about it: «Вернуть», «Повторить». */
  action?: { label: string; onClick: () => void };
  durationMs?: number;
};

export type ToastMessage = ToastOptions & { id: number; text: string; durationMs: number };

/** The messages on screen, oldest first. A new array after each change, so React can compare it. */
export const toastStore = {
  messages: [] as readonly ToastMessage[],
  listeners: new Set<() => void>(),
  subscribe(listener: () => void) {
    toastStore.listeners.add(listener);
    return () => toastStore.listeners.delete(listener);
  },
  set(messages: readonly ToastMessage[]) {
    toastStore.messages = messages;
    for (const listener of toastStore.listeners) listener();
  },
};

const mostAtOnce = 3;
let lastId = 0;

function show(text: string, options: ToastOptions = {}): number {
  const id = ++lastId;
  // The same words again restart the message instead of piling up.
  const others = toastStore.messages.filter((message) => message.text !== text);
  toastStore.set([...others, { durationMs: 6000, ...options, id, text }].slice(-mostAtOnce));
  return id;
}

function dismiss(id: number) {
  toastStore.set(toastStore.messages.filter((message) => message.id !== id));
}

/**
 * Tells the outcome of an action without stopping the user; answers the id to dismiss it by. Errors of a form or a
 * page belong beside what failed, not here.
 */
export const toast = Object.assign(show, {
  success: (text: string, options?: ToastOptions) => show(text, { ...options, tone: 'success' }),
  danger: (text: string, options?: ToastOptions) =>
    show(text, { durationMs: 10_000, ...options, tone: 'danger' }),
  dismiss,
});
