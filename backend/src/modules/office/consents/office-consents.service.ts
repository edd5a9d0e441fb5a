import { allConsentKinds, type ConsentKind, consentTitles } from '@shop/contracts/account/consents';
import type { OfficeConsent } from '@shop/contracts/office/consents';
import * as v from 'valibot';
import type { Db } from '../../../platform/database/database.ts';
import { Conflict, Validation } from '../../../platform/errors/errors.ts';
import {
  countConsents,
  draftText,
  findCurrentTexts,
  findGivenConsents,
  findTexts,
  insertText,
  lockTexts,
} from '../../consents/consents.api.ts';
import { findSeller } from '../../documents/documents.api.ts';
import {
  defineOfficeAction,
  type OfficeActor,
  recordOfficeChange,
} from '../../office-journal/office-journal.api.ts';

/** The subject is the kind, the state the version and its text. */
const textPublished = defineOfficeAction('consent.published', {
  title: 'Опубликован текст согласия',
  right: 'office.settings',
  state: v.object({ version: v.number(), text: v.string() }),
  subjects: () => new Map(Object.entries(consentTitles)),
  words: ({ version, text }) =>
    new Map([
      ['Версия', String(version)],
      ['Текст', text],
    ]),
});

/** Every kind of consent with the text in force, and how many people agree. */
export async function listConsents(db: Db): Promise<OfficeConsent[]> {
  const current = await findCurrentTexts(db);
  const seller = await findSeller(db);
  const found: OfficeConsent[] = [];
  // One after the other: they share a connection.
  for (const kind of allConsentKinds) {
    const text = current.find((one) => one.kind === kind);
    found.push({
      kind,
      current: text ? presentText(text) : null,
      draft: text ? null : draftText(kind, seller ?? undefined),
      counts: await countConsents(db, kind),
    });
  }
  return found;
}

function presentText(text: Awaited<ReturnType<typeof findCurrentTexts>>[number]) {
  const { version, sha256, publishedAt, publishedBy } = text;
  return { version, text: text.text, sha256, publishedAt: publishedAt.toISOString(), publishedBy };
}

/** A page of what the people found have agreed to, with the words of these versions. */
export async function searchConsents(db: Db, asked: { readonly search: string; readonly page: number }) {
  const { rows, pageNavigation } = await findGivenConsents(db, asked);
  const texts = await findTexts(
    db,
    rows.map(({ textId }) => textId),
  );
  return {
    items: rows.map(({ givenAt, withdrawnAt, ...given }) => ({
      ...given,
      givenAt: givenAt.toISOString(),
      withdrawnAt: withdrawnAt?.toISOString() ?? null,
    })),
    texts: texts.map(({ publishedAt, ...text }) => ({ ...text, publishedAt: publishedAt.toISOString() })),
    pageNavigation,
  };
}

interface NewVersion {
  readonly kind: ConsentKind;
  readonly text: string;
  /** The version that the editor has seen; 0 before the first. */
  readonly version: number;
}

/**
 * Publishes the next version of a text and records who did. Needs a transaction. Throws `Conflict` if another version
 * has been published meanwhile, `Validation` of `text` where nothing was changed.
 */
export async function publishText(
  db: Db,
  by: OfficeActor,
  { kind, text, version }: NewVersion,
): Promise<OfficeConsent> {
  const former = await lockTexts(db, kind);
  if (former !== version)
    throw new Conflict(
      'Пока вы правили текст, опубликовали другую версию. Обновите страницу: ваш текст сохранится в\u00a0черновике',
      'version',
    );
  const before = (await findCurrentTexts(db)).find((one) => one.kind === kind);
  if (before?.text === text)
    throw new Validation('Текст не\u00a0изменился: новая версия не\u00a0нужна', 'text');
  await insertText(db, { kind, version: version + 1, text, byName: by.name });
  await recordOfficeChange(db, by, {
    action: textPublished,
    subject: kind,
    before: before ? { version, text: before.text } : null,
    after: { version: version + 1, text },
  });
  return (await listConsents(db)).find((one) => one.kind === kind)!;
}
