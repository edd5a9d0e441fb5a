/** Stands for the URL of a font or picture. */
const url = '/asset';
export default url;
