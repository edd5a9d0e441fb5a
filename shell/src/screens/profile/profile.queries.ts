import { getSecurityEvents, getSessions } from '@shop/contracts/account/account';
import { getProfile } from '@shop/contracts/account/profile';
import { callQuery } from '@shop/platform/query';

export const profileQuery = () => callQuery(getProfile, {});

/** Sessions come and go elsewhere, so what was seen a moment ago is asked again. */
export const sessionsQuery = () => ({ ...callQuery(getSessions, {}), staleTime: 0 });

/** As with the sessions. */
export const securityEventsQuery = () => ({ ...callQuery(getSecurityEvents, {}), staleTime: 0 });
