import * as v from 'valibot';

/**
 * Error codes of the envelope (§8). The numbers 404 and 500 select an error page (§8); all other codes are words for
 * programs. The message next to it is Russian, for the user.
 */
export const errorCode = v.union([
  v.literal(404),
  v.literal(500),
  v.picklist([
    'auth', // no session, or it has ended
    'forbidden', // the right is missing
    'clock', // Date or Hash missing, wrong, or more than 300 s off; `serverTime` tells the server's clock
    'validation', // a field or row is wrong; `field` names it
    'conflict', // the same Idempotency-Key with another body, another company is current, or somebody was faster
    'limit', // too many tries or too large
    'credentials', // login or password wrong
    'changed', // stock or price changed since the buyer saw it
    'unavailable', // a third party or the database does not answer
  ]),
]);
export type ErrorCode = v.InferOutput<typeof errorCode>;

export const apiError = v.object({
  code: v.fallback(errorCode, 500),
  message: v.fallback(v.string(), 'Что-то пошло не так'),
  /** Path of the invalid field in wire names: `products.3.quantity`. */
  field: v.optional(v.string()),
});
export type ApiError = v.InferOutput<typeof apiError>;

/** The frame of every answer (§8, wire-facts); the schema of the call parses `data` afterwards. */
export const envelope = v.object({
  status: v.picklist(['success', 'error']),
  data: v.optional(v.unknown()),
  errors: v.fallback(v.optional(v.array(apiError), []), []),
  /** The server's time as an HTTP date, with the error code `clock`. */
  serverTime: v.optional(v.string()),
  requestId: v.optional(v.string()),
});
export type Envelope = v.InferOutput<typeof envelope>;
