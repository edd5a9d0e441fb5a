import * as v from 'valibot';

/** Only a dev server on the developer's own machine may be named. */
export const devServerOrigin = v.pipe(
  v.string(),
  v.trim(),
  v.regex(
    /^http:\/\/(localhost|127\.0\.0\.1):\d{2,5}\/?$/,
    'must be a dev server on this machine, such as http://localhost:3101',
  ),
  v.transform((text) => new URL(text).origin),
);

/** An area that one browser gets from a dev server instead of its release. */
const override = v.object({ area: v.string(), from: devServerOrigin });
export type Override = v.InferOutput<typeof override>;

/** The overrides that one developer has set in one browser. */
export const grant = v.object({
  /** The developer; checked again for every page. */
  developer: v.string(),
  /** The client address it was granted to; it is void from any other. */
  address: v.string(),
  expiresAtMs: v.number(),
  overrides: v.array(override),
});
export type Grant = v.InferOutput<typeof grant>;

export const GRANT_MS = 12 * 60 * 60 * 1000;
