import { createContext, type RefObject } from 'react';

/** Whether the area has had a page's content on screen since it was mounted. */
export const PageShown = createContext<RefObject<boolean>>({ current: false });
