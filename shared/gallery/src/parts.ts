import type { ComponentType } from 'react';

/** A part of the design system with its stories, in Component Story Format: a default title and named components. */
export interface Part {
  /** The name of the part's folder: `button`. */
  readonly id: string;
  readonly title: string;
  readonly stories: readonly (readonly [name: string, Story: ComponentType])[];
}

interface StoryModule {
  readonly default: { readonly title: string };
  readonly [name: string]: unknown;
}

const modules = import.meta.webpackContext('../../ui/src', { recursive: true, regExp: /\.stories\.tsx$/ });

/** Every part with stories, by title. */
export const parts: readonly Part[] = modules
  .keys()
  .map((path) => toPart(path, modules(path) as StoryModule))
  .sort((one, other) => one.title.localeCompare(other.title));

function toPart(path: string, { default: { title }, ...stories }: StoryModule): Part {
  const id = path.split('/').at(-2) ?? path;
  return { id, title, stories: Object.entries(stories) as [string, ComponentType][] };
}
