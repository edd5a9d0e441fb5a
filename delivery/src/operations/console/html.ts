import { escapeHtml } from '../../page/html.ts';

/** Markup that is inserted into other markup unescaped. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/**
 * The values of a template: markup is inserted as it is, everything else as escaped text; `false`, `null` and
 * `undefined` render nothing.
 */
export type Part = Html | string | number | false | null | undefined | readonly Part[];

/** Markup from a template. Every value is escaped unless it is markup itself; attributes go in double quotes. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(String.raw({ raw: strings }, ...parts.map(textOf)));
}

function textOf(part: Part): string {
  if (part instanceof Html) return part.text;
  if (part === false || part === null || part === undefined) return '';
  if (typeof part === 'string') return escapeHtml(part);
  if (typeof part === 'number') return String(part);
  return part.map(textOf).join('');
}
