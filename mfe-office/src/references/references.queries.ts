import { getReference, getReferenceRows, getReferences } from '@shop/contracts/office/references';
import { callKey, callQuery, keepPreviousData, queryClient } from '@shop/platform/query';

export const referencesQuery = () => callQuery(getReferences, {});
export const referenceQuery = (name: string) => callQuery(getReference, { params: { name } });

export function searchOf(params: URLSearchParams): string {
  return (params.get('query') ?? '').slice(0, 200);
}

/** A page of rows; the previous one stays visible while another loads. */
export const rowsQuery = (name: string, params: URLSearchParams, page: number) => ({
  ...callQuery(getReferenceRows, {
    params: { name },
    query: { query: searchOf(params), page, pageSize: 20 },
  }),
  placeholderData: keepPreviousData,
});

/** Asks for rows, their numbers and choices again after a change. */
export async function refreshReferences(): Promise<void> {
  await Promise.all(
    [getReferences, getReference, getReferenceRows].map((one) =>
      queryClient.invalidateQueries({ queryKey: callKey(one) }),
    ),
  );
}
