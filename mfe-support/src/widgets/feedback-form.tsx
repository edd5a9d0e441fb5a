import { getProfile } from '@shop/contracts/account/profile';
import { callQuery, useQuery } from '@shop/platform/query';
import { useSession } from '@shop/platform/session';
import { Skeleton } from '@shop/ui';
import { useState } from 'react';
import { FeedbackForm } from '../feedback/feedback-form.tsx';
import { FeedbackSent } from '../feedback/feedback-sent.tsx';
import { NeverShrinks } from '../feedback/never-shrinks.tsx';

/** The feedback form (§2), prefilled from the profile of a logged-in user. */
export function Widget() {
  const session = useSession();
  const isUser = session.status === 'in';
  const profile = useQuery({ ...callQuery(getProfile, {}), enabled: isUser });
  const [isSent, setIsSent] = useState(false);
  // If the profile fails to load, the form is simply empty.
  if (session.status === 'unknown' || (isUser && profile.isPending))
    return (
      <div aria-busy="true">
        <Skeleton height={420} />
      </div>
    );
  const asksConsents = !isUser || session.user.asksConsent === true;
  const ownerId = isUser ? session.user.id : 0;
  return (
    <NeverShrinks>
      {isSent ? (
        <FeedbackSent />
      ) : (
        <FeedbackForm
          key={ownerId}
          profile={profile.data}
          asksConsents={asksConsents}
          onSent={() => setIsSent(true)}
        />
      )}
    </NeverShrinks>
  );
}
