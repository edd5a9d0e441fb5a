import type { Db } from '../../platform/database/database.ts';
import { demoTransportCompanies } from './transport/transport-companies.ts';

/**
 * Seeds transport companies with their terminals. A company that the shop already has, by code, stays unchanged.
 * Returns how many companies it wrote.
 */
export async function seedTransport(db: Db): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const known = await tx.selectFrom('transport_companies').select('code').execute();
    const missing = demoTransportCompanies.filter(({ code }) => known.every((row) => row.code !== code));
    for (const { code, name, workingHours, terminals } of missing) {
      const sort = 100 * (demoTransportCompanies.findIndex((company) => company.code === code) + 1);
      const { id } = await tx
        .insertInto('transport_companies')
        .values({ code, name, sort })
        .returning('id')
        .executeTakeFirstOrThrow();
      await tx
        .insertInto('transport_terminals')
        .values(
          terminals.map(([city, address, latitude, longitude]) => ({
            company_id: id,
            city,
            address,
            latitude,
            longitude,
            working_hours: workingHours,
          })),
        )
        .execute();
    }
    return missing.length;
  });
}
