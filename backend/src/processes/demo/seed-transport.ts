import {
  transportCompanyReference,
  transportTerminalReference,
} from '../../modules/transport/transport.api.ts';
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
      await transportCompanyReference.insert(tx, { code, name, sort, isActive: true });
      for (const [city, address, latitude, longitude] of terminals)
        await transportTerminalReference.insert(tx, {
          ...{ company: code, city, address, workingHours, isActive: true },
          coordinates: `${latitude}, ${longitude}`,
        });
    }
    return missing.length;
  });
}
