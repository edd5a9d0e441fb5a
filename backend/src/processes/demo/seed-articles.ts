import type { Db } from '../../platform/database/database.ts';
import { slugOf } from '../../platform/text/slug.ts';
import { readArticle, readFaq, readNews } from './content/articles.ts';
import { demoNews } from './content/news.ts';

const DAY_MS = 86_400_000;
const SORT_STEP = 10;

/** Pages that every shop has, and typical ones; each code names a file. */
const PAGES = [
  'privacy',
  'personal-data',
  'typical-page',
  'dostavka-i-oplata',
  'vozvrat-i-obmen',
  'kak-nachat-rabotat',
] as const;

/** Seeds news in a shop without any. Returns how many. */
export async function seedNews(db: Db, now: Date): Promise<number> {
  if (await db.selectFrom('news').select('id').limit(1).executeTakeFirst()) return 0;
  const rows = demoNews.map(({ code, daysAgo }) => ({
    code,
    ...readNews(code),
    published_at: new Date(now.getTime() - daysAgo * DAY_MS),
  }));
  await db.insertInto('news').values(rows).execute();
  return rows.length;
}

/** Seeds questions and answers in a shop without any. Returns how many. */
export async function seedFaq(db: Db): Promise<number> {
  if (await db.selectFrom('faq_items').select('id').limit(1).executeTakeFirst()) return 0;
  let rows = 0;
  for (const [place, { name, items }] of readFaq().entries()) {
    const { id } = await db
      .insertInto('faq_sections')
      .values({ code: slugOf(name), name, sort: (place + 1) * SORT_STEP })
      .returning('id')
      .executeTakeFirstOrThrow();
    const answers = items.map(({ question, answer }, index) => ({
      section_id: id,
      code: slugOf(question),
      question,
      answer,
      sort: (index + 1) * SORT_STEP,
      active: true,
    }));
    await db.insertInto('faq_items').values(answers).execute();
    rows += answers.length;
  }
  return rows;
}

/** Seeds pages in a shop whose pages nobody has edited. Returns how many. */
export async function seedPages(db: Db): Promise<number> {
  const written = db.selectFrom('static_pages').select('id').where('text', '<>', '').limit(1);
  if (await written.executeTakeFirst()) return 0;
  const rows = PAGES.map((code) => ({ code, ...readArticle(`pages/${code}`), active: true }));
  await db
    .insertInto('static_pages')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('code').doUpdateSet(({ ref }) => ({
        title: ref('excluded.title'),
        text: ref('excluded.text'),
        active: ref('excluded.active'),
      })),
    )
    .execute();
  return rows.length;
}
