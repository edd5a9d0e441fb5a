import { useEffect, useState } from 'react';

export interface AppealDraft {
  readonly type: string;
  readonly subject: string;
  readonly message: string;
}

const KEY = 'support.new-appeal';
const empty: AppealDraft = { type: '', subject: '', message: '' };

/** What is typed survives a reload, a lost session and a closed page, until it is sent. */
export function useAppealDraft() {
  const [draft, setDraft] = useState(readDraft);

  useEffect(() => {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  }, [draft]);

  return {
    draft,
    change: (part: Partial<AppealDraft>) => setDraft((current) => ({ ...current, ...part })),
    forget: () => sessionStorage.removeItem(KEY),
  };
}

function readDraft(): AppealDraft {
  try {
    return { ...empty, ...JSON.parse(sessionStorage.getItem(KEY) ?? '{}') };
  } catch {
    return empty;
  }
}
