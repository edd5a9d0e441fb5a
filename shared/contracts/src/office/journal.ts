import * as v from 'valibot';
import { staffRight } from '../account/permissions.ts';
import { defineCall } from '../platform/call.ts';
import { id, instant, pageNavigation, queryNumber } from '../platform/fields.ts';

const changedField = v.object({
  /** Title of the field, such as «Минимальная сумма заказа». */
  title: v.string(),
  /** In the words of the page: «1 000 ₽»; empty where there was no such thing, and for a list. */
  before: v.string(),
  /** Empty where the thing is gone. Of a list what has changed: «убрано 01.02.2027; добавлено 03.02.2027». */
  after: v.string(),
});

const journalEntry = v.object({
  id,
  at: instant,
  /** The name and login of the one who made the change, or the name of a command. */
  by: v.string(),
  /** The right that reads and makes such changes. */
  kind: staffRight,
  /** The action in Russian: «Изменена настройка». */
  action: v.string(),
  /** The person or thing that it concerns: «Тарифы доставки». */
  subject: v.string(),
  changes: v.array(changedField),
  /** Whether the entry takes back an earlier one. */
  isUndo: v.boolean(),
  /** Whether `undoOfficeChange` would still do something. */
  canUndo: v.boolean(),
});
export type JournalEntry = v.InferOutput<typeof journalEntry>;

/** Changes that the office has made, newest first. A caller sees the kinds of change that his rights cover. */
export const getOfficeJournal = defineCall({
  method: 'GET',
  path: '/api/office/journal/',
  summary: 'Changes made in the office',
  access: 'office.enter',
  query: v.object({
    page: queryNumber(1, 100_000),
    /** Words of the thing, the action and the one who made it. */
    search: v.fallback(v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100)), ''), ''),
    /** Empty or unknown: all kinds that the caller may see. */
    kind: v.fallback(v.optional(v.union([v.literal(''), staffRight]), ''), ''),
  }),
  names: { page: 'PAGEN_1', search: 'q' },
  answer: v.object({
    items: v.array(journalEntry),
    /** The kinds that the caller may filter by. */
    kinds: v.array(staffRight),
    pageNavigation,
  }),
});

/**
 * Restores the state before an entry, as a new entry, which is the answer. `conflict` if the thing has changed since or
 * the change cannot be undone; 404 for an entry that the caller may not see. The rules of the page hold: `validation`
 * where it would refuse the former state.
 */
export const undoOfficeChange = defineCall({
  method: 'POST',
  path: '/api/office/journal/{id}/undo/',
  summary: 'Undo a change made in the office',
  access: 'office.enter',
  params: v.object({ id }),
  answer: journalEntry,
});
