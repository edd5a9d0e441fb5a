import type { KyselyPlugin, QueryId } from 'kysely';
import type { Db } from '../src/platform/database/database.ts';

/** The database and a list of the kinds of its statements, in order. */
export function recordingStatements(db: Db): { readonly db: Db; readonly statements: string[] } {
  const statements: string[] = [];
  const kinds = new WeakMap<QueryId, string>();
  const recorder: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      kinds.set(queryId, node.kind);
      return node;
    },
    // A query within another one has no result of its own.
    transformResult: async ({ result, queryId }) => {
      statements.push(kinds.get(queryId) ?? '');
      return result;
    },
  };
  return { db: db.withPlugin(recorder), statements };
}
