/** The page of a client's terms. */
export const clientPath = (code: string) => `/office/clients/${encodeURIComponent(code)}/`;
