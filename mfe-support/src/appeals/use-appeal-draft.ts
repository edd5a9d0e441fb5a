import { getSession } from '@shop/shared/session';
import { useEffect, useState } from 'react';

export interface AppealDraft {
  readonly type: string;
  readonly subject: string;
  readonly message: string;
}

const empty: AppealDraft = { type: '', subject: '', message: '' };

/** What is typed survives a reload, a lost session and a closed page, until it is sent. */
export function useAppealDraft() {
  const [draft, setDraft] = useState(readDraft);

  useEffect(() => {
    sessionStorage.setItem(storageKey(), JSON.stringify(draft));
  }, [draft]);

  return {
    draft,
    change: (part: Partial<AppealDraft>) => setDraft((current) => ({ ...current, ...part })),
    forget: () => sessionStorage.removeItem(storageKey()),
  };
}

function readDraft(): AppealDraft {
  try {
    return { ...empty, ...JSON.parse(sessionStorage.getItem(storageKey()) ?? '{}') };
  } catch {
    return empty;
  }
}

/** By user: the next one in the same tab begins with nothing. */
function storageKey(): string {
  const session = getSession();
  return `support.new-appeal.${session.status === 'in' ? session.user.id : 0}`;
}
