import sharp from 'sharp';

/** A picture with a blue stroke from corner to corner; without transparency on white paper. */
export function buildSignatureImage({
  width = 400,
  height = 160,
  type = 'png' as 'png' | 'jpeg',
  color = '#1f3b8f',
} = {}): Promise<Buffer> {
  const stroke = `<path d="M8 ${height - 8} C ${width / 3} 0, ${width / 2} ${height}, ${width - 8} 8" fill="none" stroke="${color}" stroke-width="6"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${stroke}</svg>`;
  const image = sharp(Buffer.from(svg));
  return type === 'png' ? image.png().toBuffer() : image.flatten({ background: '#fff' }).jpeg().toBuffer();
}
