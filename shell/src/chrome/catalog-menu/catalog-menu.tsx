import { onNavigation } from '@shop/platform/router';
import { Slot, useFillers } from '@shop/remote';
import { Drawer, Link, Stack } from '@shop/ui';
import { useSetAtom } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import { openCatalogMenuAtom } from './open-catalog-menu.atoms.ts';

/**
 * The sections of the catalogue over any page (§3 `catalogMenu`), rendered by an area; any change of route closes them.
 * The link to the catalogue stands above and works even if that area fails.
 */
export function CatalogMenu() {
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  const setOpen = useSetAtom(openCatalogMenuAtom);
  const isFilled = useFillers('header.catalog-menu').length > 0;
  useEffect(() => {
    if (!isFilled) return;
    setOpen({ open: () => setIsOpen(true) });
    return () => setOpen(undefined);
  }, [isFilled, setOpen]);
  useEffect(() => onNavigation(close), [close]);
  return (
    <Drawer isOpen={isOpen} onClose={close} title="Каталог" side="left">
      <Stack gap={3}>
        <Link to="/catalog/">Весь каталог</Link>
        <Slot name="header.catalog-menu" />
      </Stack>
    </Drawer>
  );
}
