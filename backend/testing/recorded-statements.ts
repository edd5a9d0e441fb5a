import type { KyselyPlugin } from 'kysely';
import type { Db } from '../src/platform/database/database.ts';

/** The database and a list of the kinds of its statements, in order. */
export function recordingStatements(db: Db): { readonly db: Db; readonly statements: string[] } {
  const statements: string[] = [];
  const recorder: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements.push(node.kind);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { db: db.withPlugin(recorder), statements };
}
