import { type KeyboardEvent, useState } from 'react';

/**
 * The option that the arrow keys have reached while the focus stays in the field (combobox pattern). Attach `onKeyDown`
 * to the field; Enter accepts the active option and otherwise submits the form of the field.
 */
export function useActiveOption(optionIds: readonly string[], onTake: (index: number) => void) {
  const [wanted, setActiveId] = useState<string>();
  const active = wanted === undefined ? -1 : optionIds.indexOf(wanted);

  function onKeyDown(event: KeyboardEvent) {
    const count = optionIds.length;
    if (event.nativeEvent.isComposing || count === 0) return;
    if (event.key === 'ArrowDown') setActiveId(optionIds[(active + 1) % count]);
    else if (event.key === 'ArrowUp') setActiveId(optionIds[active <= 0 ? count - 1 : active - 1]);
    else if (event.key === 'Enter' && active >= 0) onTake(active);
    else return;
    event.preventDefault();
  }

  return { activeId: optionIds[active], onKeyDown, forget: () => setActiveId(undefined) };
}
