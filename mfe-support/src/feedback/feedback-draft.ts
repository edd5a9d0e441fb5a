import * as v from 'valibot';
import type { FeedbackDraft } from './feedback-schema.ts';

const KEY = 'support.feedback';
const kept = v.object({ ownerId: v.number(), name: v.string(), phone: v.string(), message: v.string() });

/** What somebody has typed and not sent, kept while the tab lives: over a closed modal and a reload. */
export function keepDraft(ownerId: number, draft: FeedbackDraft): void {
  sessionStorage.setItem(KEY, JSON.stringify({ ...draft, ownerId }));
}

/** Undefined where there is none, or it is of somebody else who used this tab; 0 is a visitor. */
export function readDraft(ownerId: number): FeedbackDraft | undefined {
  try {
    const { ownerId: owner, ...draft } = v.parse(kept, JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
    return owner === ownerId ? draft : undefined;
  } catch {
    return undefined;
  }
}

export function forgetDraft(): void {
  sessionStorage.removeItem(KEY);
}
