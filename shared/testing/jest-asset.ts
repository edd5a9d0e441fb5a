/** Stands for the URL of a font or picture. */
export const url = '/asset';
export default url;
