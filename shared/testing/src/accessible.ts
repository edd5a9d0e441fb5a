import { act } from '@testing-library/react';
import axe from 'axe-core';

/**
 * Fails with every violation of WCAG 2.2 AA that a document without layout can show: names, roles, states, structure.
 * Contrast and sizes are measured in a browser (`e2e/`).
 */
export async function expectAccessible(): Promise<void> {
  const { violations } = await act(() => axe.run(document.body, options));
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

const options: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  // jsdom has neither colours nor sizes; the last rule measures the width of letters.
  rules: {
    'color-contrast': { enabled: false },
    'target-size': { enabled: false },
    'label-content-name-mismatch': { enabled: false },
  },
};
