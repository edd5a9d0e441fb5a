import { type KeyboardEvent, useState } from 'react';

/**
 * The option that the arrow keys have reached while the focus stays in the field (combobox pattern). Attach `onKeyDown`
 * to the field; Enter accepts the active option and otherwise submits the form of the field.
 */
export function useActiveOption(optionIds: readonly string[], onAccept: (index: number) => void) {
  const [reachedId, setReachedId] = useState<string>();
  const active = reachedId === undefined ? -1 : optionIds.indexOf(reachedId);

  function onKeyDown(event: KeyboardEvent) {
    const count = optionIds.length;
    if (event.nativeEvent.isComposing || count === 0) return;
    if (event.key === 'ArrowDown') setReachedId(optionIds[(active + 1) % count]);
    else if (event.key === 'ArrowUp') setReachedId(optionIds[active <= 0 ? count - 1 : active - 1]);
    else if (event.key === 'Enter' && active >= 0) onAccept(active);
    else return;
    event.preventDefault();
  }

  return { activeId: optionIds[active], onKeyDown, forget: () => setReachedId(undefined) };
}
