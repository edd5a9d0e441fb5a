import {
  type AppealStatus,
  type AppealSummary,
  getAppeal,
  getAppeals,
  getAppealTypes,
  getManagedAppeals,
} from '@shop/shared/contracts/appeals';
import { getOrder } from '@shop/shared/contracts/orders';
import { callQuery, keepPreviousData } from '@shop/shared/query';

export interface AppealsFilter {
  readonly page: number;
  readonly status: AppealStatus | undefined;
}

/** A row of the list; whose it is matters to a manager only. */
export type AppealRow = AppealSummary & { readonly counterpartyName?: string };

/** The company's own appeals, or those of all clients for a manager (§6). */
export const appealsQuery = (filter: AppealsFilter, ofAllClients: boolean) => ({
  ...callQuery(ofAllClients ? getManagedAppeals : getAppeals, { query: filter }),
  placeholderData: keepPreviousData,
});

export const appealQuery = (id: number) => callQuery(getAppeal, { params: { id } });

export const appealTypesQuery = () => ({ ...callQuery(getAppealTypes, {}), staleTime: 3_600_000 });

/** The order an appeal is about. */
export const orderQuery = (id: number) => callQuery(getOrder, { params: { id } });
