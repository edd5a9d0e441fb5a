import { atom, getDefaultStore } from 'jotai';
import type { Tone } from '../theme/index.ts';

export type ToastOptions = {
  tone?: Tone;
  /** An action offered with the message: «Вернуть», «Повторить». */
  action?: { label: string; onClick: () => void };
  durationMs?: number;
};

export type ToastMessage = ToastOptions & { id: number; text: string; durationMs: number };

/** The messages on screen, oldest first. */
export const messagesAtom = atom<readonly ToastMessage[]>([]);

const store = getDefaultStore();
const mostAtOnce = 3;
let lastId = 0;

function show(text: string, options: ToastOptions = {}): number {
  const id = ++lastId;
  // The same text restarts the message instead of stacking up.
  store.set(messagesAtom, (messages) => {
    const others = messages.filter((message) => message.text !== text);
    return [...others, { durationMs: 6000, ...options, id, text }].slice(-mostAtOnce);
  });
  return id;
}

function dismiss(id: number) {
  store.set(messagesAtom, (messages) => messages.filter((message) => message.id !== id));
}

/**
 * Shows the outcome of an action without interrupting the user. Returns the id to dismiss it by. Errors of a form or a
 * page belong beside what failed, not here.
 */
export const toast = Object.assign(show, {
  success: (text: string, options?: ToastOptions) => show(text, { ...options, tone: 'success' }),
  danger: (text: string, options?: ToastOptions) =>
    show(text, { durationMs: 10_000, ...options, tone: 'danger' }),
  dismiss,
});
