import { getOwnData } from '@shop/contracts/account/consents';
import { callQuery, queryClient } from '@shop/platform/query';

/** The user's consents, and an open request for erasure. */
export const ownDataQuery = () => callQuery(getOwnData, {});

/** Reads the user's consents and requests again after a change. */
export const refreshOwnData = () => queryClient.invalidateQueries({ queryKey: ownDataQuery().queryKey });
