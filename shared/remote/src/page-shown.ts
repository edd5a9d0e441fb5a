import { createContext, type RefObject } from 'react';

/** Whether the area has shown a page's content since it was mounted. */
export const PageShown = createContext<RefObject<boolean>>({ current: false });
