import type { Call } from '@shop/contracts/platform/call';
import { startTestApp } from './test-app.ts';

/**
 * The whole API for tests of a company's data: `buyer` of the counterparty `counterpartyId`, and a `stranger` of
 * another. Close `app` in `after`.
 */
export async function startTwoCompanies() {
  const app = await startTestApp();
  const { id } = await app.db
    .selectFrom('users')
    .select('current_counterparty_id as id')
    .where('login', '=', 'buyer@demo.example')
    .executeTakeFirstOrThrow();
  return {
    app,
    buyer: await app.clientFor('buyer@demo.example'),
    stranger: await app.clientFor('stranger@demo.example'),
    counterpartyId: id!,
    /** The status of each call for a visitor, operations, a manager and the company's clerk without rights. */
    async statusesFor(...attempts: readonly (readonly [Call, object])[]): Promise<number[][]> {
      const people = [
        app.visitor,
        await app.clientFor('ops@demo.example'),
        await app.clientFor('manager@demo.example'),
        await app.clientFor('clerk@demo.example'),
      ];
      const statuses: number[][] = [];
      for (const [call, input] of attempts) {
        const answers: number[] = [];
        for (const client of people) answers.push((await client.attempt(call, input)).httpStatus);
        statuses.push(answers);
      }
      return statuses;
    },
  };
}
