import { CONTENT_TEXT_MAX } from '@shop/contracts/support/content-editing';
import { formatNumber } from '@shop/domain/format/number';
import { optionalText, requiredText } from '@shop/domain/validation/fields';
import { REQUIRED } from '@shop/domain/validation/messages';
import type { useSchemaForm } from '@shop/kit/form';
import * as v from 'valibot';
import { type ContentKind, faqKind, newsKind, pageKind } from '../common/content-kind.ts';
import { isMoment, momentOf } from '../common/moscow-time.ts';
import { faqWrites, newsWrites, pageWrites } from './save-content.mutation.ts';

/** Any schema that a form accepts. */
export type FormSchema = Parameters<typeof useSchemaForm>[0];

type Saved = Promise<{ readonly id: number; readonly version: number }>;

/** The form of a kind: its schema and the calls that save it. */
export interface ContentForms<S extends FormSchema> {
  readonly kind: ContentKind;
  readonly schema: S;
  readonly add: (written: v.InferOutput<S>, idempotencyKey: string) => Saved;
  readonly save: (id: number, written: v.InferOutput<S>, version: number) => Saved;
}

const text = v.pipe(
  v.string(),
  v.maxLength(CONTENT_TEXT_MAX, `Не больше ${formatNumber(CONTENT_TEXT_MAX)} символов`),
);

/** The version that editing began with; the draft stores it too. */
const base = v.string();

const newsSchema = v.pipe(
  v.object({
    title: requiredText(200),
    lead: optionalText(500),
    date: v.pipe(v.string(), v.nonEmpty(REQUIRED)),
    time: v.pipe(v.string(), v.nonEmpty(REQUIRED)),
    text,
    base,
  }),
  v.forward(
    v.partialCheck(
      [['date'], ['time']],
      ({ date, time }) => isMoment(date, time),
      'Укажите дату с\u00a02000 по\u00a02100 год',
    ),
    ['date'],
  ),
);

const newsBody = ({ date, time, base: _, ...rest }: v.InferOutput<typeof newsSchema>) => ({
  ...rest,
  publishedAt: momentOf(date, time),
});

export const newsForms: ContentForms<typeof newsSchema> = {
  kind: newsKind,
  schema: newsSchema,
  add: (written, idempotencyKey) => newsWrites.add(newsBody(written), idempotencyKey),
  save: (id, written, version) => newsWrites.save(id, newsBody(written), version),
};

const faqSchema = v.object({
  section: requiredText(100),
  question: requiredText(300),
  answer: v.pipe(text, v.trim(), v.nonEmpty(REQUIRED)),
  base,
});

export const faqForms: ContentForms<typeof faqSchema> = {
  kind: faqKind,
  schema: faqSchema,
  add: ({ base: _, ...body }, idempotencyKey) => faqWrites.add(body, idempotencyKey),
  save: (id, { base: _, ...body }, version) => faqWrites.save(id, body, version),
};

const pageSchema = v.object({ title: requiredText(200), text, base });

export const pageForms: ContentForms<typeof pageSchema> = {
  kind: pageKind,
  schema: pageSchema,
  add: ({ base: _, ...body }, idempotencyKey) => pageWrites.add(body, idempotencyKey),
  save: (id, { base: _, ...body }, version) => pageWrites.save(id, body, version),
};
