/** Identifies the header call (§7) for code that reads its cached answer without bundling the schema. */
export const headerCall = { method: 'GET', path: '/api/header/' } as const;
