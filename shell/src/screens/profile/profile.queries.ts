import { getSecurityEvents, getSessions } from '@shop/contracts/account/account';
import { getProfile } from '@shop/contracts/account/profile';
import { callQuery, queryClient } from '@shop/platform/query';

export const profileQuery = () => callQuery(getProfile, {});

/** Reads the profile again after a change, and resolves when the new one is on screen. */
export const refreshProfile = () => queryClient.invalidateQueries({ queryKey: profileQuery().queryKey });

/** Sessions change on other devices, so cached ones are always stale. */
export const sessionsQuery = () => ({ ...callQuery(getSessions, {}), staleTime: 0 });

/** Security events change on other devices, like sessions. */
export const securityEventsQuery = () => ({ ...callQuery(getSecurityEvents, {}), staleTime: 0 });
