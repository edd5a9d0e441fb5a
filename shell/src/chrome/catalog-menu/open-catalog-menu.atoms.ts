import { atom } from 'jotai';

/** Opens the menu of sections; undefined until it has come and while no area fills it: then «Каталог» is a link. */
export const openCatalogMenuAtom = atom<{ readonly open: () => void } | undefined>(undefined);
