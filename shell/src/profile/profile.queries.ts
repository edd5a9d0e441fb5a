import { getSecurityEvents, getSessions } from '@shop/shared/contracts/account';
import { getProfile } from '@shop/shared/contracts/profile';
import { callQuery } from '@shop/shared/query';

export const profileQuery = () => callQuery(getProfile, {});

/** Sessions come and go elsewhere, so what was seen a moment ago is asked again. */
export const sessionsQuery = () => ({ ...callQuery(getSessions, {}), staleTime: 0 });

/** As with the sessions. */
export const securityEventsQuery = () => ({ ...callQuery(getSecurityEvents, {}), staleTime: 0 });
