import { getProfile } from '@shop/shared/contracts/profile';
import { callQuery, useQuery } from '@shop/shared/query';
import { useSession } from '@shop/shared/session';
import { Skeleton } from '@shop/shared/ui';
import { useState } from 'react';
import { FeedbackForm } from '../feedback/feedback-form.tsx';
import { FeedbackSent } from '../feedback/feedback-sent.tsx';

/** The feedback form (§2), filled in with what the shop knows of a user who is logged in. */
export function Widget() {
  const session = useSession();
  const isUser = session.status === 'in';
  const profile = useQuery({ ...callQuery(getProfile, {}), enabled: isUser });
  const [isSent, setIsSent] = useState(false);
  if (isSent) return <FeedbackSent />;
  // Without an answer there is nothing to fill in, and everything to write.
  if (session.status === 'unknown' || (isUser && profile.isPending))
    return <Skeleton height={420} aria-busy="true" />;
  const ownerId = isUser ? session.user.id : 0;
  return (
    <FeedbackForm key={ownerId} ownerId={ownerId} profile={profile.data} onSent={() => setIsSent(true)} />
  );
}
