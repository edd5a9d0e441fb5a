import { css } from 'styled-components';
import { media } from './breakpoints.ts';
import { onPhones, values } from './values.ts';

type Groups = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** References to all values of a group under their names: `rolesOf('color').accent` is `var(--color-accent)`. */
export function rolesOf<Group extends keyof typeof values>(group: Group) {
  const roles = Object.keys(values[group]).map((name) => [name, `var(--${group}-${name})`]);
  return Object.fromEntries(roles) as Readonly<Record<keyof (typeof values)[Group], string>>;
}

/**
 * The values of all roles, which the shell writes once per page. Areas name only roles, so a release from before a
 * change of the design follows it too. `::backdrop` does not inherit custom properties in older engines.
 */
export const customProperties = css`
  :root, ::backdrop { ${declarationsOf(values)} }
  ${media.down('mobile')} {
    :root { ${declarationsOf(onPhones)} }
  }
`;

function declarationsOf(groupsOfValues: Groups): string {
  return Object.entries(groupsOfValues)
    .flatMap(([group, scale]) => Object.entries(scale).map(([name, value]) => `--${group}-${name}:${value}`))
    .join(';');
}
