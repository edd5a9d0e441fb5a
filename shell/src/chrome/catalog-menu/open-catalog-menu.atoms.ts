import { atom } from 'jotai';

/**
 * Opens the menu of sections. Undefined until the menu has loaded and while no area fills it: then «Каталог» is a link.
 */
export const openCatalogMenuAtom = atom<{ readonly open: () => void } | undefined>(undefined);
